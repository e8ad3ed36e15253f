# A container image of the site (docs/deploy/container.md). Debian, because the package `node` needs glibc.
FROM node:24-slim AS build
WORKDIR /srv/aurora
COPY package.json package-lock.json .npmrc ./
COPY scripts scripts
COPY tools tools
COPY app app
COPY public public
COPY server server
COPY packages packages
COPY supabase supabase
COPY vite.config.ts react-router.config.ts tsconfig.json ./
RUN npm run build

# The packages without development dependencies, and without the optional ones: the image has its own Node, and only the
# build draws images.
FROM node:24-slim AS packages
WORKDIR /srv/aurora
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm ci --omit=dev --omit=optional --omit=peer --no-audit --no-fund

FROM node:24-slim
WORKDIR /srv/aurora
COPY --from=packages /srv/aurora/node_modules node_modules
COPY package.json ./
COPY app app
COPY content content
COPY scripts scripts
COPY tools tools
COPY server server
COPY packages packages
COPY supabase supabase
COPY --from=build /srv/aurora/build build
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# npm would not pass SIGTERM on to the process. The flags are those of server/process.json.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=2", "server/main.ts"]
