import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerPicker } from '../matches/player-picker.js';
import { ReasonForm } from '../table/reason-form.js';
import { useAction } from '../table/use-action.js';
import { ASSIGN_OWNER } from './centre-documents.js';

/** Gives a centre to somebody instead of whoever runs it, or to nobody; with a reason for the audit log (CRT-06). */
export function OwnerForm({
  centre,
  removes,
  onClose,
}: {
  readonly centre: {
    readonly id: string;
    readonly name: string;
    readonly owner: { readonly displayName: string } | null;
  };
  readonly removes: boolean;
  onClose(): void;
}) {
  const { t } = useTranslation(['admin', 'centre']);
  const [ownerId, setOwnerId] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const assign = useAction({
    ...{ field: 'assignCourtOwner', mutation: ASSIGN_OWNER, refused: 'centres.refused' },
    ...{ rereads: ['SupportCentreById'], waits: true },
  });

  async function send(reason: string): Promise<string | null> {
    // Nobody chosen would read as nobody wanted.
    setMissing(!removes && ownerId === null);
    if (!removes && ownerId === null) return t('centres.refused.OWNER_MISSING');
    const input = { courtId: centre.id, ownerId: removes ? null : ownerId, reason };
    return assign(input, t(removes ? 'centres.unassigned' : 'centres.assigned'));
  }

  return (
    <ReasonForm
      opened
      title={t(removes ? 'centres.unassignTitle' : 'centres.assignTitle', { name: centre.name })}
      text={centre.owner ? t('centres.replaces', { name: centre.owner.displayName }) : t('centres.assignText')}
      action={t(removes ? 'centres.unassign' : 'centres.assign')}
      onSend={send}
      onClose={onClose}
    >
      {!removes && (
        <PlayerPicker
          label={t('centres.newOwner')}
          placeholder=""
          w="100%"
          withAsterisk
          value={ownerId}
          error={isMissing && t('centre:field.REQUIRED')}
          onChange={setOwnerId}
        />
      )}
    </ReasonForm>
  );
}
