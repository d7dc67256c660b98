/** A stick split down its length: both halves hold the same record. */
export function Wordmark() {
  return (
    <svg className="ml-2.5 h-[1.7rem] w-[3.625rem] flex-none" viewBox="0 0 64 30" aria-hidden="true">
      <path
        className="fill-wood"
        d="M9 3.5Q4 4 3.5 13.5h8.5l4-6.5 4 6.5h6l4-6.5 4 6.5h6l4-6.5 4 6.5h12Q60 4.5 56.5 3.5Z"
      />
      <path
        className="fill-ink"
        d="M.8 16.5h11.2l4 6.5 4-6.5h6l4 6.5 4-6.5h6l4 6.5 4-6.5h12Q60 25.5 56.5 26.500H4.500Q1.500 25 .8 16.500Z"
      />
    </svg>
  );
}
