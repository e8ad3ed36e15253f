import { fileURLToPath } from "node:url";
import { errorCode } from "./error-code.ts";

/** An unexpected error in the log. */
export interface ErrorDetail {
  name: string;
  /** The error code of Node, SQLite or another library. */
  code?: string;
  /** Stack frames from the innermost: function, file, line and column. Paths are relative to the repository. */
  stack: string[];
  cause?: ErrorDetail;
}

/** Deeper frames do not help to locate the error. */
const maxFrames = 15;

/** Deeper causes do not help to locate the error. */
const maxCauses = 2;

const project = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Name, code and stack of an error, without its message: the messages of parsers and of the URL constructor repeat the
 * visitor's input. The stack locates the error without it.
 */
export function errorDetail(error: unknown, causes = maxCauses): ErrorDetail {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  const code = errorCode(error);
  return {
    name: error.name,
    ...(code && { code }),
    stack: stackFrames(error),
    ...(error.cause !== undefined && causes > 0 && { cause: errorDetail(error.cause, causes - 1) }),
  };
}

/** The lines of a stack that name a location. The message before them is dropped. */
function stackFrames({ stack = "", message }: Error): string[] {
  return stack
    .slice(stack.indexOf(message) + message.length)
    .split("\n")
    .filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line))
    .slice(0, maxFrames)
    .map((line) => line.slice(7).replaceAll("file://", "").replaceAll(project, ""));
}
