import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { EmptyState, Page } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDraftForm } from '../../../entities/draft/use-draft-form.js';
import { useRefusal } from '../../../entities/refusal/use-refusal.js';
import { StepFrame } from '../../../entities/wizard/step-frame.js';
import { Steps } from '../../../entities/wizard/steps.js';
import { useSteps } from '../../../entities/wizard/use-steps.js';
import { CityField } from '../place/city-field.js';
import { WhereItStands } from '../place/position-field.js';
import { MySuggestions, SimilarCourts, SuggestCourt } from './suggest-fields.js';
import { SuggestionList } from './my-suggestions.js';
import { SimilarList } from './similar-list.js';
import { draftRules, draftShape, freshDraft } from './suggestion-draft.js';

const STEPS = ['centre', 'similar', 'confirm'] as const;

/** /court/new: a centre that is not here yet; what is near is shown before it is sent (CRT-05). */
export function Component() {
  const { t } = useTranslation(['centre', 'common']);
  const { form, discard } = useDraftForm({
    key: 'setpoint.court-suggestion',
    shape: draftShape,
    rules: draftRules,
    fresh: freshDraft,
  });
  const { name, address, place, note } = form.values;
  const isWhole = draftRules.safeParse(form.values).success;
  const steps = useSteps(STEPS, { start: () => 0, reachable: () => (isWhole ? STEPS.length - 1 : 0) });
  const [sent, setSent] = useState<string | null>(null);
  const [far, setFar] = useState(false);
  const refused = useRefusal('centre');
  const mine = useQuery(MySuggestions, { fetchPolicy: 'cache-and-network' });
  const similar = useQuery(SimilarCourts, {
    variables: { input: { name: name.trim(), lat: place?.lat ?? 0, lng: place?.lng ?? 0 } },
    skip: steps.index === 0 || !place,
  });
  const [suggest, { loading }] = useMutation(SuggestCourt, { refetchQueries: ['MyCourtSuggestions'] });

  async function send() {
    if (!place) return;
    const input = { ...place, name: name.trim(), address: address.trim(), note: note.trim() || null };
    try {
      const { data } = await suggest({ variables: { input } });
      const answer = data?.suggestCourt;
      if (!answer?.success) {
        const { errorCode, fieldErrors, retryAfterSeconds } = answer ?? {};
        if (fieldErrors?.some(({ code }) => code === 'FAR_FROM_CITY')) {
          setFar(true);
          return steps.go(0);
        }
        return refused(errorCode, retryAfterSeconds);
      }
      setSent(answer.suggestion?.name ?? name);
      discard();
    } catch (error) {
      refused(error);
    }
  }

  if (sent !== null) {
    return (
      <Page title={t('suggest.title')} width="narrow" noIndex>
        <EmptyState
          illustration="court"
          title={t('suggest.sent', { name: sent })}
          text={t('suggest.sentText')}
          action={
            <Button component={Link} to="/court/list">
              {t('suggest.toList')}
            </Button>
          }
        />
        <SuggestionList suggestions={mine.data?.myCourtSuggestions ?? []} />
      </Page>
    );
  }
  const wrongIn = (field: string) => form.errors[field] && t(`field.${String(form.errors[field])}`);
  return (
    <Page title={t('suggest.title')} lead={t('suggest.lead')} width="narrow" noIndex>
      <Stack gap="lg">
        <Steps labels={STEPS.map((step) => t(`suggest.step.${step}`))} active={steps.index} />
        {steps.index === 0 && (
          <form noValidate onSubmit={form.onSubmit(() => steps.go(1))}>
            <StepFrame
              step={0}
              title={t('suggest.step.centre')}
              buttons={<Button type="submit">{t('suggest.next')}</Button>}
            >
              <TextInput
                label={t('info.name')}
                required
                maxLength={100}
                {...form.getInputProps('name')}
                error={wrongIn('name')}
              />
              <TextInput
                label={t('info.address')}
                required
                maxLength={200}
                autoComplete="off"
                {...form.getInputProps('address')}
                error={wrongIn('address')}
              />
              <CityField
                value={place}
                error={wrongIn('place')}
                positionError={far && t('field.FAR_FROM_CITY')}
                onChange={(chosen) => {
                  setFar(false);
                  form.setFieldValue('place', chosen);
                }}
              />
              <Textarea
                label={t('suggest.note')}
                description={t('suggest.noteHint')}
                autosize
                minRows={2}
                maxLength={500}
                {...form.getInputProps('note')}
              />
            </StepFrame>
          </form>
        )}
        {steps.index === 1 && (
          <StepFrame
            step={1}
            arrived
            title={t('suggest.similarTitle')}
            hint={t('suggest.similarHint')}
            buttons={
              <>
                <Button variant="default" onClick={() => steps.go(0)}>
                  {t('suggest.back')}
                </Button>
                <Button onClick={() => steps.go(2)} loading={similar.loading}>
                  {t('suggest.isNew')}
                </Button>
              </>
            }
          >
            <SimilarList found={similar.data?.similarCourts} failed={Boolean(similar.error)} />
          </StepFrame>
        )}
        {steps.index === 2 && place && (
          <StepFrame
            step={2}
            arrived
            title={t('suggest.confirmTitle')}
            hint={t('suggest.confirmHint')}
            buttons={
              <>
                <Button variant="default" onClick={() => steps.go(0)}>
                  {t('suggest.change')}
                </Button>
                <Button onClick={() => void send()} loading={loading}>
                  {t('suggest.send')}
                </Button>
              </>
            }
          >
            <Alert variant="light" title={name} style={{ overflowWrap: 'anywhere' }}>
              <Text>
                {address}, {place.city}
              </Text>
              <Text size="sm" mt="xs">
                <WhereItStands place={place} />
              </Text>
              {note && <Text mt="xs">{note}</Text>}
            </Alert>
          </StepFrame>
        )}
        <SuggestionList suggestions={mine.data?.myCourtSuggestions ?? []} />
      </Stack>
    </Page>
  );
}
