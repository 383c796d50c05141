import { PlayerAvatar } from '@setpoint/ui';
import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { entrantName, type Entrant, type SideOfFixture, type Source } from './fixture.js';
import classes from './side-name.module.css';

/** `Winner of quarter-final 2`, `Second of group 3`. */
export function sourceName(source: Source, { t }: i18n): string {
  if (source.kind === 'GROUP_PLACE') {
    const rank = source.rank ?? 1;
    return t(rank <= 2 ? `competitions:source.group.${rank}` : 'competitions:source.group.other', {
      number: source.number,
      rank,
    });
  }
  return t(`competitions:source.winner.${source.stage ?? 'ROUND_ROBIN'}`, { number: source.number });
}

/** Nobody came out of the match before: both lost it or left. A bye of the draw comes from nowhere. */
const isEmpty = ({ isBye, from }: SideOfFixture): boolean => isBye && from?.kind === 'WINNER_OF';

/** `Quarter-finals, match 2: nobody went on`. */
const whyEmpty = ({ stage, number }: Source, { t }: i18n): string =>
  t('competitions:emptyWhy', { stage: t(`match:competition.stage.${stage ?? 'ROUND_ROBIN'}`), number });

/** What a side is called in a sentence, known or not. */
export function sideWords(side: SideOfFixture, i18n: i18n): string {
  if (side.entry) return entrantName(side.entry);
  if (isEmpty(side)) return i18n.t('competitions:empty');
  if (side.isBye) return i18n.t('competitions:bye');
  return side.from ? sourceName(side.from, i18n) : i18n.t('competitions:open');
}

/** From so many letters on a name is a long one. */
const LONG = 16;

/** `Massimiliano Bartolomei` → `M. Bartolomei`. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return name.length <= LONG || rest.length === 0 ? name : `${[...first][0]}. ${rest.join(' ')}`;
}

/** Players of an entry with their pictures, each on a line of their own, and the seed. */
export function EntrantName({
  entry,
  pictures = true,
  short = false,
}: {
  readonly entry: Entrant;
  readonly pictures?: boolean;
  /** Long names with an initial, where there is little room. */
  readonly short?: boolean;
}) {
  const { t } = useTranslation('competitions');
  return (
    <span className={classes.entrant} data-out={entry.isOut || undefined}>
      <span className={classes.people}>
        {entry.players.map((player) => (
          <span key={player.id} className={classes.person}>
            {pictures && <PlayerAvatar player={player} size={22} />}
            <span className={classes.name}>{short ? shortName(player.displayName) : player.displayName}</span>
          </span>
        ))}
      </span>
      {entry.seed != null && (
        <span className={classes.seed} title={t('seed', { number: entry.seed })}>
          <span aria-hidden>{entry.seed}</span>
          <span className={classes.spoken}>{t('seed', { number: entry.seed })}</span>
        </span>
      )}
      {entry.isOut && <span className={classes.out}>{t('out')}</span>}
    </span>
  );
}

/** Who plays on a side, or where they will come from. */
export function SideName({
  side,
  pictures = true,
  onPaper = false,
}: {
  readonly side: SideOfFixture;
  readonly pictures?: boolean;
  /** Winners to come are written in by hand. */
  readonly onPaper?: boolean;
}) {
  const { i18n } = useTranslation(['competitions', 'match']);
  if (side.entry) return <EntrantName entry={side.entry} pictures={pictures} short={onPaper} />;
  if (isEmpty(side)) {
    return (
      <span className={classes.source}>
        {sideWords(side, i18n)}
        {!onPaper && side.from && <small className={classes.why}>{whyEmpty(side.from, i18n)}</small>}
      </span>
    );
  }
  if (onPaper && side.from?.kind === 'WINNER_OF') return <span>&nbsp;</span>;
  return <span className={classes.source}>{sideWords(side, i18n)}</span>;
}
