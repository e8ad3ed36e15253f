// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { loadPhoneBarScript } from "./phone-bar-script.ts";

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test("a branch chosen in another tab loads the script once", () => {
  // Appending the element would load the script.
  const append = vi.spyOn(document.head, "append").mockImplementation(() => {});
  document.body.innerHTML = '<nav data-phone-bar="/assets/bar.js" data-key="branch"></nav>';
  loadPhoneBarScript();
  dispatchEvent(new Event("storage"));
  expect(append).not.toHaveBeenCalled();
  localStorage.setItem("branch", "salalah");
  for (let change = 0; change < 2; change++) dispatchEvent(new Event("storage"));
  expect(append).toHaveBeenCalledOnce();
});
