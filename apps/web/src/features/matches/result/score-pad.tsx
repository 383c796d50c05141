import { Chip, Text } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { maySuperTieBreak, mostGames, SUPER_TIE_BREAK_POINTS, type ResultRules } from '@setpoint/scoring';
import { PlayerAvatar } from '@setpoint/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSides } from '../../../entities/match/use-sides.js';
import { isTieBreakSet, type Cell, type DraftSet } from './result-draft.js';
import classes from './score-pad.module.css';

interface Place {
  readonly set: number;
  readonly cell: Cell;
}

const HIGHEST_BY_HAND = 99;

/**
 * The scoreboard is the form: each figure is a field, filled from the keyboard or the large
 * keys below. A figure is followed by the next one to fill.
 */
export function ScorePad({
  rules,
  sets,
  match,
  error,
  invalidSet,
  onScore,
  onSuperTieBreak,
}: {
  readonly rules: ResultRules;
  readonly sets: readonly DraftSet[];
  readonly match: MatchViewFragment;
  readonly error: string | null;
  readonly invalidSet: number | null;
  onScore(set: number, cell: Cell, value: number | null): void;
  onSuperTieBreak(set: number, on: boolean): void;
}) {
  const { t } = useTranslation('match-page');
  const sides = useSides();
  const [wanted, setWanted] = useState<Place>({ set: 0, cell: 'a' });
  const fields = useRef(new Map<string, HTMLInputElement>());
  const cellsOf = (set: DraftSet): Cell[] => (isTieBreakSet(rules, set) ? ['a', 'b', 'tieBreak'] : ['a', 'b']);
  const places = sets.flatMap((set, index) => cellsOf(set).map((cell) => ({ set: index, cell })));
  const active =
    places.find((place) => place.set === wanted.set && place.cell === wanted.cell) ?? places.at(-1) ?? wanted;
  const activeSet = sets[active.set];
  const free = activeSet?.superTieBreak || active.cell === 'tieBreak';
  const most = activeSet?.superTieBreak ? SUPER_TIE_BREAK_POINTS : active.cell === 'tieBreak' ? 9 : mostGames(rules);
  const value = activeSet?.[active.cell] ?? null;
  const id = (place: Place) => `${place.set}-${place.cell}`;

  function fill(place: Place, figure: number | null) {
    onScore(place.set, place.cell, figure);
  }

  /** After a key: the other side's figure, then the next set. Free figures may have two digits and stay. */
  function press(figure: number) {
    fill(active, figure);
    if (free) return;
    setWanted(active.cell === 'a' ? { set: active.set, cell: 'b' } : { set: active.set + 1, cell: 'a' });
  }

  const label = (place: Place) =>
    place.cell === 'tieBreak'
      ? t('pad.tieBreak', { set: place.set + 1 })
      : t(sets[place.set]?.superTieBreak ? 'pad.points' : 'pad.games', {
          set: place.set + 1,
          names: sides.nameOf(match, place.cell === 'a' ? 'A' : 'B'),
        });

  const field = (place: Place) => {
    const figure = sets[place.set]?.[place.cell] ?? null;
    return (
      <input
        ref={(element) => {
          if (element) fields.current.set(id(place), element);
          else fields.current.delete(id(place));
        }}
        className={classes.field}
        data-active={id(place) === id(active) || undefined}
        data-invalid={place.set === invalidSet || undefined}
        aria-label={label(place)}
        aria-invalid={place.set === invalidSet}
        aria-describedby={place.set === invalidSet ? 'score-error' : undefined}
        inputMode="none"
        autoComplete="off"
        maxLength={2}
        value={figure ?? ''}
        onFocus={(event) => {
          setWanted(place);
          event.currentTarget.select();
        }}
        onChange={(event) => {
          const typed = event.currentTarget.value.replace(/\D/g, '');
          fill(place, typed === '' ? null : Math.min(HIGHEST_BY_HAND, Number(typed)));
        }}
      />
    );
  };

  return (
    <div className={classes.pad}>
      <div className={classes.board} role="group" aria-label={t('result.step.sets')}>
        <div className={classes.heads} aria-hidden>
          <span />
          {sets.map((set, index) => (
            <span key={index}>{set.superTieBreak ? t('pad.superShort') : index + 1}</span>
          ))}
        </div>
        {(['A', 'B'] as const).map((side) => (
          <div key={side} className={classes.row}>
            <span className={classes.team}>
              {sides.playersOf(match, side).map((player) => (
                <span key={player.id} className={classes.person}>
                  <PlayerAvatar player={player} size={24} />
                  <span>{player.displayName}</span>
                </span>
              ))}
            </span>
            {sets.map((_, index) => (
              <span key={index}>{field({ set: index, cell: side === 'A' ? 'a' : 'b' })}</span>
            ))}
          </div>
        ))}
        {sets.some((set) => isTieBreakSet(rules, set)) && (
          <div className={classes.row} data-small>
            <span className={classes.team}>{t('pad.tieBreakRow')}</span>
            {sets.map((set, index) => (
              <span key={index}>{isTieBreakSet(rules, set) && field({ set: index, cell: 'tieBreak' })}</span>
            ))}
          </div>
        )}
      </div>
      <p id="score-error" role="alert" className={classes.error}>
        {error}
      </p>
      {maySuperTieBreak(rules, active.set) && (
        <Chip
          variant="outline"
          checked={activeSet?.superTieBreak ?? false}
          onChange={(on) => onSuperTieBreak(active.set, on)}
        >
          {t('pad.super')}
        </Chip>
      )}
      <div role="group" aria-label={t('pad.keys')}>
        <Text size="sm" c="dimmed" mb={6} aria-live="polite">
          {label(active)}
        </Text>
        <div className={classes.keys}>
          {Array.from({ length: most + 1 }, (_, figure) => (
            <button
              key={figure}
              type="button"
              className={classes.key}
              aria-pressed={value === figure}
              onClick={() => press(figure)}
            >
              {figure}
            </button>
          ))}
          {free && (
            <>
              <button
                type="button"
                className={classes.key}
                aria-label={t('pad.less')}
                onClick={() => fill(active, Math.max(0, (value ?? 0) - 1))}
              >
                −1
              </button>
              <button
                type="button"
                className={classes.key}
                aria-label={t('pad.more')}
                onClick={() => fill(active, Math.min(HIGHEST_BY_HAND, (value ?? 0) + 1))}
              >
                +1
              </button>
              <button
                type="button"
                className={classes.key}
                onClick={() =>
                  setWanted(active.cell === 'a' ? { set: active.set, cell: 'b' } : { set: active.set + 1, cell: 'a' })
                }
              >
                {t('pad.next')}
              </button>
            </>
          )}
          <button type="button" className={classes.key} aria-label={t('pad.clear')} onClick={() => fill(active, null)}>
            ⌫
          </button>
        </div>
      </div>
    </div>
  );
}
