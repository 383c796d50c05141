import { useTranslation } from 'react-i18next';
import { PlayerLink } from '../matches/player-link.js';
import { DataTable } from '../table/data-table.js';
import { Card } from '../table/facts.js';
import { useTimes } from '../table/use-times.js';

interface Award {
  readonly id: string;
  readonly placing: string;
  readonly wonAt: string;
  readonly claimedAt: string | null;
  readonly player: { readonly id: string; readonly displayName: string };
}

/** Who won a prize, and whether it was taken; nothing before the first one (TRN-13, ADM-04). */
export function AwardsTable({ awards }: { readonly awards: readonly Award[] }) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  if (awards.length === 0) return null;
  return (
    <Card title={t('tournaments.awards')}>
      <DataTable
        rows={awards}
        keyOf={({ id }) => id}
        columns={[
          { title: t('tournaments.players'), cell: ({ player }) => <PlayerLink player={player} /> },
          { title: t('tournaments.placing'), cell: ({ placing }) => t(`tournaments.placings.${placing}`) },
          { title: t('tournaments.wonAt'), cell: ({ wonAt }) => time(wonAt) },
          { title: t('tournaments.claimedAt'), cell: ({ claimedAt }) => time(claimedAt) ?? t('tournaments.unclaimed') },
        ]}
      />
    </Card>
  );
}
