import type { NotFoundWords } from "../content.types.ts";

export const notFound = {
  metadata: {
    title: "Page Not Found",
    description: "This page does not exist or has moved. Return home or contact us.",
    keywords: [],
  },
  title: "Page Not Found",
  text: "We couldn't find the page you were looking for. It may have been moved or doesn't exist.",
  home: "Return Home",
  contact: "Contact Us",
} satisfies NotFoundWords;
