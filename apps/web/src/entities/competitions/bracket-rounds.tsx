import { useEffect, useRef, type TouchEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { BracketView } from './bracket-columns.js';
import { championOf, stagesOf } from './bracket-path.js';
import classes from './bracket-rounds.module.css';
import { Champion } from './champion.js';
import { lastDayBefore } from './days.js';
import { scrollToSelected } from '../page-head/scroll-to-selected.js';
import { FixtureCard } from './fixture-card.js';

/** In px: a shorter way of the finger is no swipe. */
const SWIPE = 56;

/** One round at a time, for phones: tabs that stay on top, and a swipe to the next round. */
export function BracketRounds({
  round: open,
  onRound,
  ...view
}: BracketView & {
  /** Which round is open, from 0; after the last one the winner. */
  readonly round: number;
  onRound(round: number): void;
}) {
  const { t, i18n } = useTranslation(['competitions', 'match']);
  const { rounds, timeZone, chances, path, lit, onPress, target } = view;
  const start = useRef<{ x: number; y: number } | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (bar.current) scrollToSelected(bar.current);
  }, [open]);
  const stages = stagesOf(rounds);
  const round = rounds[open];
  const champion = open === rounds.length ? championOf(rounds) : null;
  if (!round && !champion) return null;

  const go = (to: number) => {
    if (stages[to] && to !== open) onRound(to);
  };
  const onTouchEnd = (event: TouchEvent) => {
    const from = start.current;
    start.current = null;
    const touch = event.changedTouches[0];
    if (!from || !touch) return;
    const x = touch.clientX - from.x;
    if (Math.abs(x) >= SWIPE && Math.abs(x) > 2 * Math.abs(touch.clientY - from.y)) go(open + (x < 0 ? 1 : -1));
  };
  return (
    <div>
      <div className={classes.tabs} ref={bar} role="tablist" aria-label={t('bracket.rounds')}>
        {stages.map((stage, at) => (
          <button
            key={stage}
            type="button"
            role="tab"
            id={`round-${at}`}
            aria-selected={at === open}
            aria-controls="round"
            tabIndex={at === open ? 0 : -1}
            className={classes.tab}
            onClick={() => go(at)}
            onKeyDown={(event) => {
              const to = event.key === 'ArrowRight' ? open + 1 : event.key === 'ArrowLeft' ? open - 1 : null;
              if (to === null || !stages[to]) return;
              go(to);
              document.getElementById(`round-${to}`)?.focus();
            }}
          >
            {t(`match:competition.stage.${stage}`)}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id="round"
        aria-labelledby={`round-${open}`}
        className={classes.panel}
        onTouchStart={({ touches }) => {
          const touch = touches.length === 1 ? touches[0] : undefined;
          start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
        }}
        onTouchEnd={onTouchEnd}
      >
        {champion && <Champion side={champion} />}
        {round?.closesAt && round.fixtures.some(({ state }) => state !== 'DECIDED') && (
          <p className={classes.until}>
            {t('playBy', { day: lastDayBefore(round.closesAt, timeZone, i18n.language) })}
          </p>
        )}
        {round && (
          <ol className={classes.list}>
            {round.fixtures.map((fixture) => (
              <li key={fixture.id}>
                <FixtureCard
                  fixture={fixture}
                  timeZone={timeZone}
                  chances={chances}
                  step={path.get(fixture.id)}
                  lit={lit}
                  target={fixture.id === target}
                  {...(onPress && { onPress })}
                />
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
