import type { SupportDisputeShownFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { useAction } from '../table/use-action.js';
import { HANDLE_DISPUTE } from './documents.js';
import { Settled } from './settled.js';

/** Whether support has done what a dispute asks for, and the way to say so (ADM-01). */
export function HandledDispute({ dispute }: { readonly dispute: SupportDisputeShownFragment }) {
  const { t } = useTranslation('admin');
  const handle = useAction({
    ...{ field: 'handlePaymentDispute', mutation: HANDLE_DISPUTE, refused: 'disputes.refused' },
    rereads: ['SupportDisputes', 'DisputesWaiting'],
  });
  const { id, handledAt: at, handledBy: by } = dispute;
  return (
    <Settled
      at={at}
      by={by}
      action={t('disputes.handle')}
      title={t('disputes.handleTitle')}
      text={t(`disputes.handleText.${dispute.state}`)}
      onSend={(reason) => handle({ id, reason }, t('disputes.handledToast'))}
    />
  );
}
