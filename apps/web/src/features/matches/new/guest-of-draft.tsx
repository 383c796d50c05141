import { Button } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorsIn, type GuestDetails } from '../guest/guest-details.js';
import { GuestForm } from '../guest/guest-form.js';
import { roomFor, type MatchDraft } from './draft.js';

/** Somebody without an account for the new match: asked once it is created (MAT-05). Nothing where no place is free. */
export function GuestOfDraft({ draft, onInvite }: { readonly draft: MatchDraft; onInvite(guest: GuestDetails): void }) {
  const { t } = useTranslation('match-page');
  const [open, setOpen] = useState(false);
  const sides = (['A', 'B'] as const).filter((side) => roomFor(side, draft) > 0);
  if (sides.length === 0) return null;
  if (!open)
    return (
      <Button
        variant="default"
        leftSection={<IconUserQuestion size={20} aria-hidden />}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => setOpen(true)}
      >
        {t('guest.inviteTitle')}
      </Button>
    );
  return (
    <GuestForm
      sides={sides}
      sideName={(side) => t(side === 'A' ? 'new.withMe' : 'new.against')}
      action={t('new.takeGuest')}
      onSend={(guest) => {
        const errors = errorsIn(guest);
        if (!errors) {
          onInvite(guest);
          setOpen(false);
        }
        return Promise.resolve(errors);
      }}
    />
  );
}
