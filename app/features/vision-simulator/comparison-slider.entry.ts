// The slider that moves the ring across the picture (REQ-HOME-14). A step moves three layers that are already
// painted: it causes neither layout nor filter work.
import { formatPercent } from "~/i18n/numerals.ts";

for (const view of document.querySelectorAll<HTMLElement>("[data-see]")) {
  const range = view.querySelector("input");
  const [cut, bar] = [...view.children].filter((child) => child instanceof HTMLDivElement);
  const back = cut?.firstElementChild as HTMLElement | undefined;
  if (range && cut && bar && back) {
    const locale = getComputedStyle(view).direction === "rtl" ? "ar" : "en";
    const move = (part: HTMLElement, by: string) => {
      part.style.transform = `translateX(calc(var(--flip) * (${by})))`;
    };
    /** "With a cataract 40%, Clear 60%": the share of each side, with the visible captions. */
    const describeShares = (share: number) => {
      const captions = [...view.querySelectorAll<HTMLElement>("[data-side]")];
      const parts = (["seen", "clear"] as const).map((side) => {
        const caption = captions.find(
          (one) => one.dataset.side === side && getComputedStyle(one).visibility === "visible",
        );
        const percent = Math.round((side === "seen" ? share : 1 - share) * 100);
        return `${caption?.textContent} ${formatPercent(percent, locale)}`;
      });
      return new Intl.ListFormat(locale, { type: "unit" }).format(parts);
    };
    const draw = () => {
      const share = range.valueAsNumber / 100;
      // Follows the browser's own thumb, which is as wide as the ring; at both ends one side is fully visible.
      const thumb = `1.625rem + ${share} * (100% - 3.25rem)`;
      const edge = share === 0 || share === 1 ? `${share * 100}%` : thumb;
      move(cut, `${edge} - 100%`);
      move(back, `100% - (${edge})`);
      move(bar, thumb);
    };
    range.hidden = false;
    range.addEventListener("input", draw);
    // A key moves the ring by a tenth of the picture; a pointer moves it continuously.
    range.addEventListener("keydown", () => {
      range.step = "10";
    });
    range.addEventListener("pointerdown", () => {
      range.step = "1";
    });
    // Announced when the slider stops; another condition has other captions.
    const describe = () =>
      range.setAttribute("aria-valuetext", describeShares(range.valueAsNumber / 100));
    view.closest("fieldset")?.addEventListener("change", describe);
    // In print both sides are shown, whatever the position of the slider.
    addEventListener("beforeprint", () => {
      for (const part of [cut, back, bar]) part.style.transform = "";
    });
    addEventListener("afterprint", draw);
    // The browser may restore the value on back navigation.
    draw();
    describe();
  }
}
