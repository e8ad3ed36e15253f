/** A button within a sentence, which looks like a link. */
export function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className="target text-link" onClick={onClick}>
      {children}
    </button>
  );
}
