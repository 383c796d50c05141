/** The page that a path segment names: 1 where it names none or nonsense. */
export function pageNumber(segment: string | undefined): number {
  const number = Number(segment);
  return Number.isInteger(number) && number > 0 && number < 100_000 ? number : 1;
}
