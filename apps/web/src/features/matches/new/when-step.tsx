import { Alert, Button, Stack, Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WhenFields } from '../picker/when-fields.js';
import type { MatchDraft } from './draft.js';

/** Step 3: day and time on the clocks at the court, so without a court there is nothing to choose. */
export function WhenStep({
  draft,
  errors,
  now,
  onChange,
  onChooseCourt,
}: {
  readonly draft: MatchDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly now: Date;
  readonly onChange: ComponentProps<typeof WhenFields>['onChange'];
  onChooseCourt(): void;
}) {
  const { t } = useTranslation('match-page');
  const invited = [...draft.inviteTeamA, ...draft.inviteTeamB].map(({ id }) => id);
  return draft.court ? (
    <Stack gap="md">
      <WhenFields value={draft} timeZone={draft.court.timeZone} now={now} errors={errors} onChange={onChange} />
      {invited.length > 0 && (
        <Button component={Link} to={`/match/find?with=${encodeURIComponent(invited.join())}`} variant="subtle">
          {t('find.forAll')}
        </Button>
      )}
    </Stack>
  ) : (
    <Alert title={t('new.noCourt')}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t('new.noCourtText')}</Text>
        <Button size="sm" variant="default" onClick={onChooseCourt}>
          {t('new.chooseCourt')}
        </Button>
      </Stack>
    </Alert>
  );
}
