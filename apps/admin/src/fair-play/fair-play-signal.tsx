import { Text } from '@mantine/core';
import type { FairPlaySignalDetailsFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { useMatchColumns } from '../matches/match-columns.js';
import { PlayerLink } from '../matches/player-link.js';
import { DataTable } from '../table/data-table.js';
import { Card } from '../table/facts.js';
import { useScore } from './fair-play-columns.js';

const SHARES: readonly string[] = ['FAR_FROM_EXPECTED', 'BETTER_THAN_LEVEL'];
/** Beyond this nobody trusts the model to the digit. */
const RAREST = 1e-6;
/** The server names so many at most, the latest. */
const MOST_SHOWN = 20;

/** One reason: a sentence with its figures, how likely it is by luck, and the matches behind it. */
export function FairPlaySignal({ signal }: { readonly signal: FairPlaySignalDetailsFragment }) {
  const { t, i18n } = useTranslation('admin');
  const score = useScore();
  const columns = useMatchColumns();
  const { kind, reason, opponents, matches } = signal;
  const number = (value: number, digits: number) =>
    value.toLocaleString(i18n.language, { maximumFractionDigits: digits });
  const figure = (value: number) =>
    SHARES.includes(reason)
      ? value.toLocaleString(i18n.language, { style: 'percent', signDisplay: 'exceptZero' })
      : number(value, 1);
  return (
    <Card title={[t(`fairPlay.kinds.${kind}`), t(`fairPlay.reasons.${reason}`)].join(' · ')}>
      <Text>
        {t(`fairPlay.sentences.${reason}`, {
          observed: figure(signal.observed),
          usual: figure(signal.usual),
          of: number(signal.of, 0),
        })}
      </Text>
      <Text size="sm" c="dimmed">
        {t(signal.chance <= RAREST ? 'fairPlay.rarest' : 'fairPlay.chance', {
          times: (1 / Math.max(signal.chance, RAREST)).toLocaleString(i18n.language, { maximumSignificantDigits: 2 }),
          score: score(signal.score),
        })}
      </Text>
      {opponents.length > 0 && (
        <Text size="sm">
          {t('fairPlay.opponent')}{' '}
          {opponents.map((opponent) => (
            <PlayerLink key={opponent.id} player={opponent} />
          ))}
        </Text>
      )}
      {matches.length > 0 && (
        <details>
          <summary style={{ cursor: 'pointer', minHeight: 32, lineHeight: '32px' }}>
            {t(matches.length < MOST_SHOWN ? 'fairPlay.behind' : 'fairPlay.behindLatest', { count: matches.length })}
          </summary>
          <DataTable rows={matches} columns={columns} keyOf={({ id }) => id} />
        </details>
      )}
    </Card>
  );
}
