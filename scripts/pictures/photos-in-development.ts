import type { Plugin } from "vite";
import type { cutPhotoAt } from "./photos.ts";

/** Shows photographs while the site is worked on: each is cut when it is asked for. The build cuts them all. */
export function photosInDevelopment(): Plugin {
  return {
    name: "photos-in-development",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith("/photos/")) return next();
        cut(request.url).then((photo) => {
          if (!photo) return next();
          response.setHeader("Content-Type", "image/webp");
          response.end(photo);
        }, next);
      });

      /** With the facts as they are now. */
      async function cut(address: string) {
        const photos = await server.ssrLoadModule("/scripts/pictures/photos.ts");
        return (photos.cutPhotoAt as typeof cutPhotoAt)(address);
      }
    },
  };
}
