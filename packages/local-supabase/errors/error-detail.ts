import { fileURLToPath } from "node:url";
import { errorCode } from "./error-code.ts";

/** An unexpected error as it is logged. */
export interface ErrorDetail {
  name: string;
  /** The code of Node, SQLite or another library, where the error has one. */
  code?: string;
  /** One frame each, from the innermost: function, file, line and column. Files of the project are relative to it. */
  stack: string[];
  cause?: ErrorDetail;
}

/** A stack deeper than this says nothing more about where the error was thrown. */
const maxFrames = 15;

/** A cause of a cause of a cause is never the place to look. */
const maxCauses = 2;

const project = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Name, code and stack of an error, without its message: the message of a parser or of the URL constructor repeats what a
 * visitor typed. The stack locates the error without it.
 */
export function errorDetail(error: unknown, causes = maxCauses): ErrorDetail {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  const code = "code" in error ? errorCode(error) : undefined;
  return {
    name: error.name,
    ...(code && { code }),
    stack: stackFrames(error),
    ...(error.cause !== undefined && causes > 0 && { cause: errorDetail(error.cause, causes - 1) }),
  };
}

/** The lines of a stack that name a place; the message before them is left out. */
function stackFrames({ stack = "", message }: Error): string[] {
  return stack
    .slice(stack.indexOf(message) + message.length)
    .split("\n")
    .filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line))
    .slice(0, maxFrames)
    .map((line) => line.slice(7).replaceAll("file://", "").replaceAll(project, ""));
}
