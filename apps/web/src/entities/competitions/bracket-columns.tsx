import { useTranslation } from 'react-i18next';
import { championOf, type Round, type Step } from './bracket-path.js';
import classes from './bracket-columns.module.css';
import { lastDayBefore } from './days.js';
import { Champion } from './champion.js';
import { FixtureCard } from './fixture-card.js';

export interface BracketView {
  readonly rounds: readonly Round[];
  readonly timeZone: string;
  readonly chances: boolean;
  readonly path: ReadonlyMap<string, Step>;
  /** The entry whose way is lit. */
  readonly lit: string | null;
  readonly onPress?: (entryId: string) => void;
  /** The fixture that the address points at. */
  readonly target?: string | null;
  /** On paper. */
  readonly compact?: boolean;
}

/** Rounds side by side, joined by lines; for screen readers a list per round. */
export function BracketColumns({
  rounds,
  timeZone,
  chances,
  path,
  lit,
  onPress,
  target,
  compact = false,
}: BracketView) {
  const { t, i18n } = useTranslation(['competitions', 'match']);
  const isLit = (round: number, number: number) => {
    const fixture = rounds[round]?.fixtures.find((one) => one.number === number);
    return fixture ? path.has(fixture.id) : false;
  };
  const champion = championOf(rounds);
  const isWinnerLit = champion?.entry ? champion.entry.id === lit : isLit(rounds.length - 1, 1);
  return (
    <div className={classes.columns} data-compact={compact || undefined}>
      {rounds.map(({ stage, fixtures, closesAt }, round) => (
        <section key={stage} className={classes.round} aria-label={t(`match:competition.stage.${stage}`)}>
          <h3 className={classes.head}>
            {t(`match:competition.stage.${stage}`)}
            {closesAt && fixtures.some(({ state }) => state !== 'DECIDED') && (
              <small>{t('playBy', { day: lastDayBefore(closesAt, timeZone, i18n.language) })}</small>
            )}
          </h3>
          <ol className={classes.fixtures}>
            {fixtures.map((fixture) => (
              <li
                key={fixture.id}
                className={classes.cell}
                data-first={round === 0 || undefined}
                data-lit={path.has(fixture.id) || undefined}
                data-lit-top={(path.has(fixture.id) && isLit(round - 1, fixture.number * 2 - 1)) || undefined}
                data-lit-bottom={(path.has(fixture.id) && isLit(round - 1, fixture.number * 2)) || undefined}
              >
                <div className={classes.card}>
                  <FixtureCard
                    fixture={fixture}
                    timeZone={timeZone}
                    chances={chances}
                    pictures={false}
                    compact={compact}
                    step={path.get(fixture.id)}
                    lit={lit}
                    target={fixture.id === target}
                    {...(onPress && { onPress })}
                  />
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {champion && (
        <section className={classes.round} aria-label={t('match:competition.stage.WINNER')}>
          <h3 className={classes.head}>{t('match:competition.stage.WINNER')}</h3>
          <div className={classes.fixtures}>
            <div className={classes.cell} data-last data-lit-top={isWinnerLit || undefined}>
              <div className={classes.card}>
                <Champion side={champion} pictures={false} onPaper={compact} />
              </div>
            </div>
          </div>
        </section>
      )}
    </div>
  );
}
