import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaper } from '../../../entities/billing-data/billing-data-draft.js';
import { INVOICE_FORM, InvoiceData } from '../../../entities/billing-data/invoice-data.js';
import { MobileNumber } from '../../../entities/phone/mobile-number.js';
import { StepFrame } from '../../../entities/wizard/step-frame.js';

/** Step 3: a mobile number that works, and whom the invoice is made out to (TRN-06, BIL-02). */
export function DataStep({
  step,
  arrived,
  isFree,
  nextLabel,
  entering,
  onBack,
  onNext,
}: {
  readonly step: number;
  readonly arrived: boolean;
  readonly isFree: boolean;
  readonly nextLabel: string;
  /** The place is being asked for. */
  readonly entering: boolean;
  onBack(): void;
  onNext(): void;
}) {
  const { t } = useTranslation(['subscribe', 'common', 'tournament-errors']);
  const [hasNumber, setHasNumber] = useState<boolean | null>(null);
  const [missing, setMissing] = useState(false);
  const [paper, setPaper] = usePaper();
  const isForm = paper === 'invoice' && !isFree;
  const next = () => {
    setMissing(!hasNumber);
    if (hasNumber) onNext();
  };
  return (
    <StepFrame
      step={step}
      arrived={arrived}
      title={t('step.data.title')}
      hint={t('step.data.hint')}
      buttons={
        <>
          <Button variant="default" onClick={onBack}>
            {t('common:back')}
          </Button>
          {isForm && hasNumber ? (
            <Button key="send" type="submit" form={INVOICE_FORM} loading={entering}>
              {nextLabel}
            </Button>
          ) : (
            <Button key="next" loading={entering} disabled={hasNumber === null} onClick={next}>
              {nextLabel}
            </Button>
          )}
        </>
      }
    >
      <section>
        <Title order={3} size="h4" mb="xs">
          {t('mobile.title')}
        </Title>
        <MobileNumber
          why={t('mobile.why')}
          refusal={missing && hasNumber === false ? t('tournament-errors:error.MOBILE_REQUIRED') : null}
          onKnown={setHasNumber}
        />
      </section>
      {!isFree && <InvoiceData paper={paper} onPaper={setPaper} onSaved={next} />}
    </StepFrame>
  );
}
