import { useMutation } from '@apollo/client/react';
import type { SmashQuery } from '@setpoint/client/documents';
import { ConfirmSheet, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusal } from '../../../entities/refusal/use-refusal.js';
import { shownMoney } from '../../../entities/money/money.js';
import { Redeem } from './smash-fields.js';

type Offer = NonNullable<SmashQuery['voucherOffers']>[number];

/** Confirms before spending points. Retries after a lost response reuse the request id, so they buy once. */
export function RedeemSheet({ offer, onClose }: { readonly offer: Offer | null; onClose(): void }) {
  const { t, i18n } = useTranslation('smash');
  const refused = useRefusal('smash');
  // While the sheet closes it still shows what it was about.
  const [shown, setShown] = useState(offer);
  const [requestId, setRequestId] = useState('');
  if (offer && offer !== shown) {
    setShown(offer);
    setRequestId(crypto.randomUUID());
  } else if (offer && !requestId) setRequestId(crypto.randomUUID());
  const [redeem] = useMutation(Redeem, { refetchQueries: ['Smash', 'SmashHistory'], awaitRefetchQueries: true });
  const value = shown ? shownMoney(shown.value, i18n.language) : '';

  async function confirm() {
    if (!shown) return;
    const answer = await redeem({ variables: { input: { requestId, cents: shown.value.cents } } }).catch(
      (error: unknown) => {
        refused(error);
        throw error;
      },
    );
    const payload = answer.data?.redeemPoints;
    setRequestId('');
    if (payload?.success) toast({ text: t('redeem.done', { value }), tone: 'success' });
    else refused(payload?.errorCode);
  }

  return (
    <ConfirmSheet
      opened={offer !== null}
      onClose={onClose}
      title={t('redeem.ask', { value })}
      text={t('redeem.askText', { count: shown?.points ?? 0 })}
      confirmLabel={t('redeem.action')}
      onConfirm={confirm}
    />
  );
}
