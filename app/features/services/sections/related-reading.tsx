import { GoLink } from "~/components/links/go-link.tsx";

/** Articles for further reading, in the order of the data. */
export function RelatedReading({ links }: { links: readonly { path: string; title: string }[] }) {
  return (
    <ul className="rows">
      {links.map(({ path, title }) => (
        <li key={path}>
          <GoLink to={path}>{title}</GoLink>
        </li>
      ))}
    </ul>
  );
}
