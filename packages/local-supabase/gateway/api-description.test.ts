import { expect, test } from "vitest";
import { parse } from "yaml";
import { readProjectFile } from "../../../tools/project-files.ts";
import { deleteAccountPath } from "../endpoints/delete-account.ts";
import { staffFunctions } from "../staff/staff-functions.ts";
import { findTable } from "../tables/tables.ts";
import { endpoints } from "./auth-routes.ts";

interface Operation {
  requestBody?: { $ref?: string; content?: Content };
}
type Content = { "application/json": { schema: { required?: string[]; properties: object } } };

const description = parse(readProjectFile("docs/api/openapi.yaml"), { merge: true }) as {
  paths: Record<string, Record<string, Operation>>;
  components: { requestBodies: Record<string, { content: Content }> };
};

const described = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.keys(methods)
    .filter((method) => method !== "parameters")
    .map((method) => `${method.toUpperCase()} ${path}`),
);

test("docs/api/openapi.yaml describes each endpoint of accounts, and no other", () => {
  const implemented = Object.entries(endpoints).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} /auth/v1${path.replace(":id", "{id}")}`),
  );
  expect(described.filter((one) => one.includes(" /auth/v1/")).sort()).toEqual(implemented.sort());
});

test("docs/api/openapi.yaml describes each function, and only tables that exist", () => {
  const functions = [
    ...Object.keys(staffFunctions).map((name) => `rpc/${name}`),
    deleteAccountPath,
  ];
  const rest = described.filter((one) => one.includes(" /rest/v1/")).sort();
  expect(rest.filter((one) => one.startsWith("POST"))).toEqual(
    functions.map((path) => `POST /rest/v1/${path}`).sort(),
  );
  const tables = rest.filter((one) => one.startsWith("GET"));
  expect(tables.filter((one) => !findTable(one.replace("GET /rest/v1/", "")))).toEqual([]);
});

test.each(Object.entries(staffFunctions))(
  "docs/api/openapi.yaml describes the parameters of %s",
  (name, { parameters, defaults }) => {
    const { $ref, content } = description.paths[`/rest/v1/rpc/${name}`]?.post?.requestBody ?? {};
    const shared = $ref && description.components.requestBodies[$ref.split("/").at(-1) ?? ""];
    const schema = (shared ? shared.content : content)?.["application/json"].schema;
    expect(Object.keys(schema?.properties ?? {}).sort()).toEqual(Object.keys(parameters).sort());
    const needed = Object.keys(parameters).filter((one) => !(one in defaults));
    expect(schema?.required?.toSorted()).toEqual(needed.sort());
  },
);
