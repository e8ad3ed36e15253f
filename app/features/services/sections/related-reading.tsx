import { ArrowLink } from "~/components/links/arrow-link.tsx";

/** Articles for further reading, in the order of the data. */
export function RelatedReading({ links }: { links: readonly { path: string; title: string }[] }) {
  return (
    <ul className="rows">
      {links.map(({ path, title }) => (
        <li key={path}>
          <ArrowLink to={path}>{title}</ArrowLink>
        </li>
      ))}
    </ul>
  );
}
