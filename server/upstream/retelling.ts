import { type Answer, asOfHeader } from "./answer.ts";

/** How many rows there are in all, where the data service has counted. */
export function totalOf({ headers }: Response): number | null {
  const total = Number(/\/(\d+)$/.exec(headers.get("content-range") ?? "")?.[1] ?? Number.NaN);
  return Number.isSafeInteger(total) ? total : null;
}

/** An answer of the data service whose body has been read, for the client that asked. */
export function retold({ headers }: Response, text: string, status: number): Response {
  const range = headers.get("content-range");
  return new Response(status === 304 ? null : text, {
    status,
    headers: {
      "content-type": headers.get("content-type") ?? "",
      ...(range ? { "content-range": range } : {}),
    },
  });
}

/** A kept answer, with the time that it is from. */
export function fromBefore({ text, total, at }: Answer): Response {
  return new Response(text, {
    headers: {
      "content-type": "application/json",
      [asOfHeader]: String(at),
      ...(total === null ? {} : { "content-range": `*/${total}` }),
    },
  });
}
