import { Button, Radio, Stack } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { ResponsiveSheet, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatchCommand } from '../../../entities/match/use-match-command.js';
import { useSides } from '../../../entities/match/use-sides.js';
import { EditTeams } from './commands.js';

/** Who plays with whom, for the organiser (MAT-24). */
export function EditTeamsSheet({
  match,
  opened,
  onClose,
}: {
  readonly match: MatchViewFragment;
  readonly opened: boolean;
  onClose(): void;
}) {
  const { t } = useTranslation('match-page');
  return (
    <ResponsiveSheet opened={opened} onClose={onClose} title={t('teams.title')}>
      {opened && <Pairings match={match} onClose={onClose} />}
    </ResponsiveSheet>
  );
}

function Pairings({ match, onClose }: { readonly match: MatchViewFragment; onClose(): void }) {
  const { t } = useTranslation('match-page');
  const { playersOf } = useSides();
  const [edit, sending] = useMatchCommand(EditTeams);
  const [first, ...others] = [...playersOf(match, 'A'), ...playersOf(match, 'B')];
  const [partner, setPartner] = useState(others[0]?.id ?? '');
  if (!first) return null;
  const named = (players: readonly { readonly displayName: string }[]) =>
    players.map(({ displayName }) => displayName).join(' / ');

  async function save() {
    const payload = await edit({ input: { matchId: match.id, teamA: [first!.id, partner] } });
    if (!payload?.success) return;
    toast({ tone: 'success', text: t('teams.saved') });
    onClose();
  }
  return (
    <Stack gap="md">
      <Radio.Group value={partner} onChange={setPartner} aria-label={t('teams.title')}>
        <Stack gap="sm">
          {others.map((each) => (
            <Radio
              key={each.id}
              value={each.id}
              label={`${named([first, each])} – ${named(others.filter(({ id }) => id !== each.id))}`}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Button loading={sending} onClick={() => void save()}>
        {t('teams.save')}
      </Button>
    </Stack>
  );
}
