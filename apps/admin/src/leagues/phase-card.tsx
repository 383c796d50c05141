import { Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportRecord } from '../competitions/export-record.js';
import { ReasonForm } from '../table/reason-form.js';
import { Card } from '../table/facts.js';
import { useTimes } from '../table/use-times.js';
import { CANCEL_PHASE, EXPORT_PHASE } from './documents.js';
import { PhaseGroups } from './phase-groups.js';
import type { ShownLeague } from './league-page.js';
import { useLeagueAction } from './use-league-action.js';

export type ShownPhase = ShownLeague['phases'][number];

/** Broken off, it takes the league with it. */
const STARTED: readonly ShownPhase['state'][] = ['IN_PROGRESS', 'FINALS'];
const OVER: readonly ShownPhase['state'][] = ['COMPLETED', 'CANCELLED'];

/** A phase with its groups, one at a time; it can be called off, with a reason. */
export function PhaseCard({ phase }: { readonly phase: ShownPhase }) {
  const { t } = useTranslation('admin');
  const { short } = useTimes();
  const [asked, setAsked] = useState(false);
  const cancel = useLeagueAction('cancelLeaguePhase', CANCEL_PHASE);

  return (
    <Card title={t('leagues.phaseOf', { number: phase.number, year: phase.year })}>
      <Group mb="sm">
        <Badge variant="light" tt="none">
          {t(`leagues.phaseStates.${phase.state}`)}
        </Badge>
        <Text size="sm" c="dimmed">
          {short(phase.startsOn)} – {short(phase.endsOn)} ·{' '}
          {t(phase.isImported ? 'leagues.importedMembers' : 'leagues.membersOf', { count: phase.members })}
        </Text>
        {phase.groupCount > 0 && <ExportRecord id={phase.id} query={EXPORT_PHASE} size="compact-sm" />}
        {!OVER.includes(phase.state) && (
          <Button size="compact-sm" variant="light" color="red" onClick={() => setAsked(true)}>
            {t('leagues.cancelPhase')}
          </Button>
        )}
      </Group>
      {phase.groupCount > 0 && <PhaseGroups phase={phase} />}
      {asked && (
        <ReasonForm
          opened
          title={t('leagues.cancelPhaseTitle', { number: phase.number })}
          text={t(STARTED.includes(phase.state) ? 'leagues.breakOffText' : 'leagues.cancelPhaseText')}
          action={t('leagues.cancelPhase')}
          onSend={(reason) => cancel({ phaseId: phase.id, reason }, t('tournaments.done.cancel'))}
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  );
}
