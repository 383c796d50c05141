import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMe } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { ReasonForm } from '../table/reason-form.js';
import { useAction } from '../table/use-action.js';
import { SET_SUPPORT_ROLE } from './documents.js';
import type { SupportAccount } from './player-page.js';

/** Gives somebody the role of support or takes it; never one's own, never the last one (ADM-05). */
export function SupportRole({ account, name }: { readonly account: SupportAccount; readonly name: string }) {
  const { t } = useTranslation('oversight');
  const me = useMe();
  const [opened, { open, close }] = useDisclosure();
  const setRole = useAction({
    ...{ field: 'setSupportRole', mutation: SET_SUPPORT_ROLE, refused: 'oversight:access.refused' },
    ...{ rereads: ['SupportAccount', 'SupportAuditLog'], waits: true },
  });
  const granted = !account.roles.includes('SUPPORT');
  if (account.id === me?.id || (granted && account.status !== 'VERIFIED')) return null;
  const what = granted ? 'grant' : 'take';
  return (
    <>
      <Button variant="default" onClick={open}>
        {t(`access.${what}`)}
      </Button>
      <ReasonForm
        opened={opened}
        title={t(`access.${what}Title`, { name })}
        text={t(`access.${what}Text`)}
        action={t(`access.${what}`)}
        onSend={(reason) =>
          setRole({ userId: account.id, granted, reason }, t(granted ? 'access.granted' : 'access.taken'))
        }
        onClose={close}
      />
    </>
  );
}
