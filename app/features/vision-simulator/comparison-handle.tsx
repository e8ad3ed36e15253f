/** The handle of the comparison slider: a Landolt ring with an arrow on each side. */
export function ComparisonHandle({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 52 52" fill="none" aria-hidden="true">
      <circle cx="26" cy="26" r="26" fill="#fff" />
      <path d="M32 19.5A10.5 10.5 0 1 0 32 32.5" stroke="#0a5858" strokeWidth="5" />
      <path d="M11 22l-4 4 4 4M41 22l4 4-4 4" stroke="#0a2a30" strokeWidth="2" />
    </svg>
  );
}
