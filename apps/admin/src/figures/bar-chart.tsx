import classes from './bar-chart.module.css';

export interface Bar {
  readonly label: string;
  /** One for each series. */
  readonly values: readonly number[];
}

/** Bars beside each other, one for each series, from zero up. What they say in figures stands in the table beside them. */
export default function BarChart({ bars, spoken }: { readonly bars: readonly Bar[]; readonly spoken: string }) {
  const highest = Math.max(1, ...bars.flatMap(({ values }) => values));
  const series = bars[0]?.values.length ?? 1;
  const width = 100 / Math.max(1, bars.length);
  const each = (width * 0.8) / series;
  return (
    <figure className={classes.figure}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={spoken} className={classes.plot}>
        {[25, 50, 75].map((y) => (
          <line key={y} x1="0" x2="100" y1={y} y2={y} className={classes.line} />
        ))}
        {bars.flatMap(({ label, values }, at) =>
          values.map((value, number) => {
            const height = (value / highest) * 98;
            return (
              <rect
                key={`${label} ${number}`}
                x={at * width + width * 0.1 + number * each}
                width={each}
                y={100 - height}
                height={height}
                className={classes[`series${number}`]}
              />
            );
          }),
        )}
      </svg>
      <figcaption className={classes.labels} aria-hidden>
        <span>{bars[0]?.label}</span>
        {bars.length > 1 && <span>{bars.at(-1)!.label}</span>}
      </figcaption>
    </figure>
  );
}
