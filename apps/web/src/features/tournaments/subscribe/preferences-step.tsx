import { useQuery } from '@apollo/client/react';
import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { ErrorState, Loading } from '@setpoint/ui';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { MyAvailability } from '../../../entities/availability/availability-document.js';
import { AvailabilityFields } from '../../../entities/availability/availability-fields.js';
import type { Slot } from '../../../entities/availability/bands.js';
import { useAvailabilityForm } from '../../../entities/availability/use-availability-form.js';
import { StepFrame } from '../../../entities/wizard/step-frame.js';

/** Keeps what is filled in; true once it is. */
type Save = () => Promise<boolean>;

/** Step 2: when I can play. It may be left for later, until the week before the start (TRN-09). */
export function PreferencesStep({
  step,
  arrived,
  onBack,
  onNext,
}: {
  readonly step: number;
  readonly arrived: boolean;
  readonly onBack?: () => void;
  onNext(): void;
}) {
  const { t } = useTranslation(['subscribe', 'common']);
  const { data, error, refetch } = useQuery(MyAvailability, { fetchPolicy: 'cache-and-network' });
  const kept = data?.me?.availability;
  const save = useRef<Save>(null);
  const [saving, setSaving] = useState(false);

  async function next() {
    if (saving) return;
    setSaving(true);
    const isKept = await save.current?.();
    setSaving(false);
    if (isKept) onNext();
  }

  return (
    <StepFrame
      step={step}
      arrived={arrived}
      title={t('step.preferences.title')}
      hint={t('step.preferences.hint')}
      buttons={
        <>
          {onBack ? (
            <Button variant="default" onClick={onBack}>
              {t('common:back')}
            </Button>
          ) : (
            <span />
          )}
          <Button loading={saving} disabled={!kept} onClick={() => void next()}>
            {t('next')}
          </Button>
        </>
      }
    >
      {kept ? (
        <Preferences kept={kept} save={save} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <Loading>
          <Skeleton height={420} radius="lg" />
        </Loading>
      )}
    </StepFrame>
  );
}

function Preferences({
  kept,
  save,
}: {
  readonly kept: { readonly noFixedDays: boolean; readonly slots: readonly Slot[] };
  readonly save: Ref<Save>;
}) {
  const { t } = useTranslation('subscribe');
  const form = useAvailabilityForm(kept);
  useImperativeHandle(save, () => form.save);
  return (
    <Stack>
      {!form.isFilled && <Alert color="yellow">{t('step.preferences.empty')}</Alert>}
      <AvailabilityFields form={form} />
    </Stack>
  );
}
