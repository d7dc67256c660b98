/** Still bars, seen only after 300 ms. No shimmer. */
export function Waiting({ label, bars = 3 }: { label: string; bars?: number }) {
  return (
    <div className="waiting" role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: bars }, (_, bar) => `bar${bar}`).map((bar) => (
        <i key={bar} aria-hidden />
      ))}
    </div>
  );
}
