import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Group, Text, TextInput } from '@mantine/core';
import { ResponsiveSheet, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../../entities/refusal/use-command.js';
import classes from '../page/court-page.module.css';
import { ConfirmClaim, MyClaims, ResendClaimCode, WithdrawClaim } from './claim-fields.js';
import { ClaimForm } from './claim-form.js';

const follows = { refetchQueries: ['MyCourtClaims'] };

/**
 * For who runs a centre in life and not here: the claim, and what became of it. Where somebody else runs it here, a link
 * is enough (CRT-06).
 */
export function ClaimCard({
  court,
}: {
  readonly court: { readonly id: string; readonly name: string; readonly hasOwner: boolean };
}) {
  const { t } = useTranslation('centre');
  const { data } = useQuery(MyClaims, { fetchPolicy: 'cache-and-network' });
  const [opened, setOpened] = useState(false);
  const [code, setCode] = useState('');
  const [confirm, confirming] = useCommand(ConfirmClaim, 'centre', follows);
  const [resend, resending] = useCommand(ResendClaimCode, 'centre', {});
  const [withdraw, withdrawing] = useCommand(WithdrawClaim, 'centre', follows);
  if (!data?.myCourtClaims) return null;
  const claim = data.myCourtClaims.find((one) => one.court?.id === court.id);
  const isOpen = claim?.state === 'AWAITING_CODE' || claim?.state === 'PENDING';
  const sendAgain = async (claimId: string, email: string) => {
    if (await resend({ claimId })) toast({ tone: 'success', text: t('claim.sentAgain', { email }) });
  };
  const sheet = (
    <ResponsiveSheet opened={opened} onClose={() => setOpened(false)} title={t('claim.sheet', { name: court.name })}>
      {court.hasOwner && <Text mb="md">{t('claim.taken')}</Text>}
      <ClaimForm courtId={court.id} onClaimed={() => setOpened(false)} />
    </ResponsiveSheet>
  );
  if (court.hasOwner && !isOpen && claim?.state !== 'REJECTED')
    return (
      <>
        <Anchor
          variant="standalone"
          component="button"
          type="button"
          size="sm"
          ta="start"
          onClick={() => setOpened(true)}
        >
          {t('claim.mine')}
        </Anchor>
        {sheet}
      </>
    );
  return (
    <section className={classes.card} aria-labelledby="claim">
      <h3 id="claim" className={classes.heading}>
        {t('claim.title')}
      </h3>
      {claim && claim.state !== 'GRANTED' && claim.state !== 'WITHDRAWN' && (
        <Text mb="sm" role="status">
          {t(`claim.state.${claim.state}`, { email: claim.email ?? '' })} {claim.reason}
        </Text>
      )}
      {claim?.state === 'AWAITING_CODE' && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void confirm({ input: { claimId: claim.id, code } });
          }}
        >
          <Group align="end" gap="sm" mb="sm">
            <TextInput
              label={t('claim.code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <Button type="submit" loading={confirming} disabled={code.trim().length !== 6}>
              {t('claim.confirm')}
            </Button>
            <Button variant="default" loading={resending} onClick={() => void sendAgain(claim.id, claim.email ?? '')}>
              {t('claim.again')}
            </Button>
          </Group>
        </form>
      )}
      {isOpen && claim ? (
        <Button variant="default" loading={withdrawing} onClick={() => void withdraw({ claimId: claim.id })}>
          {t('claim.withdraw')}
        </Button>
      ) : (
        <>
          <Text mb="sm">{t('claim.text')}</Text>
          <Button variant="default" onClick={() => setOpened(true)}>
            {t('claim.action')}
          </Button>
        </>
      )}
      {sheet}
    </section>
  );
}
