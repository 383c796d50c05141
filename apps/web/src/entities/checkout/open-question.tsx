import { Alert, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The bank or PayPal has asked the payer, who left: the answer can still be given, or the payment given up (BIL-10). */
export function OpenQuestion({
  abandoning,
  onGoOn,
  onGiveUp,
}: {
  readonly abandoning: boolean;
  onGoOn(): void;
  onGiveUp(): void;
}) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <Alert role="status" title={t('question.title')}>
        {t('question.text')}
      </Alert>
      <Group grow>
        <Button variant="default" loading={abandoning} onClick={onGiveUp}>
          {t('begun.otherWay')}
        </Button>
        <Button onClick={onGoOn}>{t('question.goOn')}</Button>
      </Group>
    </>
  );
}
