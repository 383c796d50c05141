import type { Side } from '@setpoint/scoring';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { entriesOf, entrantName, sideOf, type FixtureParts } from './fixture.js';
import classes from './fixture-card.module.css';
import { FixtureStatus } from './fixture-status.js';
import { SideName, sideWords } from './side-name.js';
import { shownShare } from '../level/figures.js';

const SIDES = ['A', 'B'] as const;

export interface FixtureCardProps {
  readonly fixture: FixtureParts;
  /** Of the competition: its play periods end with its days. */
  readonly timeZone: string;
  /** Whether chances are shown. */
  readonly chances?: boolean;
  /** Pictures of the players; the bracket has no room for them. */
  readonly pictures?: boolean;
  readonly step?: 'walked' | 'ahead' | undefined;
  /** The entry whose way is lit. */
  readonly lit?: string | null;
  /** Somebody was pressed; without it names are no buttons. */
  readonly onPress?: (entryId: string) => void;
  /** It is what the address points at. */
  readonly target?: boolean;
  /** As small as can be read on paper: names and score alone. */
  readonly compact?: boolean;
}

/** Two sides with their score, like the board beside the court; where, when or how below. */
export function FixtureCard(props: FixtureCardProps) {
  const { i18n, t } = useTranslation(['competitions', 'match']);
  const { fixture, timeZone, step, target, compact, pictures = true } = props;
  const title = [
    [t(`match:competition.stage.${fixture.stage}`), fixture.number || null].filter(Boolean).join(' '),
    `${sideWords(fixture.sideA, i18n)} – ${sideWords(fixture.sideB, i18n)}`,
  ].join(': ');
  return (
    <article
      className={classes.card}
      aria-label={title}
      data-step={step}
      data-target={target || undefined}
      data-compact={compact || undefined}
    >
      {SIDES.map((side) => (
        <SideRow key={side} side={side} {...props} />
      ))}
      {!compact && (
        <div className={classes.foot}>
          <span className={classes.status}>
            <FixtureStatus fixture={fixture} timeZone={timeZone} isBrief={!pictures} />
          </span>
          {fixture.match && (
            <Link
              to={`/match/${encodeURIComponent(fixture.match.id)}`}
              className={classes.link}
              aria-label={t('openMatch', { sides: entriesOf(fixture).map(entrantName).join(' – ') })}
            >
              {t('match')}
              <IconChevronRight size={14} aria-hidden />
            </Link>
          )}
        </div>
      )}
    </article>
  );
}

function SideRow({
  fixture,
  side,
  chances,
  pictures = true,
  compact = false,
  lit,
  onPress,
}: FixtureCardProps & { readonly side: Side }) {
  const { t, i18n } = useTranslation('competitions');
  const part = sideOf(fixture, side);
  const { entry } = part;
  const won = fixture.winner === side;
  const chance = fixture.chanceA === null ? null : side === 'A' ? fixture.chanceA : 1 - fixture.chanceA;
  const name = <SideName side={part} pictures={pictures} onPaper={compact} />;
  return (
    <div
      className={classes.side}
      data-won={won || undefined}
      data-lost={(fixture.state === 'DECIDED' && !won) || undefined}
      data-lit={(entry && entry.id === lit) || undefined}
    >
      {entry && onPress ? (
        <button
          type="button"
          className={classes.press}
          aria-pressed={entry.id === lit}
          onClick={() => onPress(entry.id)}
        >
          {name}
          <span className={classes.spoken}>{t('showPath')}</span>
        </button>
      ) : (
        <span className={classes.who}>{name}</span>
      )}
      {chances && chance !== null && entry && (
        <span className={classes.chance}>
          <span className={classes.spoken}>{t('chance.win')} </span>
          {shownShare(Math.round(chance * 100) / 100, i18n.language)}
        </span>
      )}
      {fixture.sets.length > 0 && (
        <span className={classes.score}>
          {fixture.sets.map((set, at) => {
            const own = side === 'A' ? set.a : set.b;
            const other = side === 'A' ? set.b : set.a;
            return (
              <span key={at} className={classes.games} data-won={own > other || undefined}>
                {own}
                {set.tieBreak != null && own < other && <sup>{set.tieBreak}</sup>}
              </span>
            );
          })}
        </span>
      )}
      {won && (
        <span role="img" aria-label={t('won')} className={classes.winner}>
          <span aria-hidden />
        </span>
      )}
    </div>
  );
}
