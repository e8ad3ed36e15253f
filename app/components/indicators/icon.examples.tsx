import { ArrowRight, Award, ChevronRight, Clock, Mail, MapPin, Phone, Star } from "lucide";
import type { ExamplesOf } from "../example.ts";
import { facebookIcon, instagramIcon, linkedInIcon, whatsAppIcon } from "./brand-icons.ts";
import { Icon, type IconDrawing } from "./icon.tsx";

function rowOf(icons: readonly IconDrawing[], flip?: boolean) {
  return icons.map((icon) => <Icon key={JSON.stringify(icon)} icon={icon} flip={flip} />);
}

export const examples: ExamplesOf<typeof import("./icon.tsx")> = {
  Icon: {
    plain: () => rowOf([Phone, Mail, MapPin, Clock, Star, Award]),
    flipped: () => rowOf([ArrowRight, ChevronRight], true),
    brands: () => rowOf([whatsAppIcon, facebookIcon, instagramIcon, linkedInIcon]),
  },
};
