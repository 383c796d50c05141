import { useMutation } from '@apollo/client/react';
import { Alert, Anchor, Button, Radio, Stack, Text, Title } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { LeagueErrorCode, LeaguePrizeFragment } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { prizeText } from '../../../entities/award/prize.js';
import classes from './take-award.module.css';

const Take = graphql(`
  mutation TakeLeagueAward($input: TakeLeagueAwardInput!) {
    takeLeagueAward(input: $input) {
      success
      errorCode
      award {
        ...LeaguePrize
      }
    }
  }
`);

type Kind = LeaguePrizeFragment['choices'][number]['kind'];

/** Where what was chosen is found afterwards. */
const PLACE_OF: Record<Kind, string> = {
  VOUCHER: '/player/account/smash',
  POINTS: '/player/account/smash',
  CREDIT: '/player/account/payments',
};

/** One prize: what can be chosen, or what was. */
export function TakeAward({ award, onStale }: { readonly award: LeaguePrizeFragment; onStale(): void }) {
  const { t, i18n } = useTranslation(['award', 'league']);
  const { choices, claimedAt, claimed, placing } = award;
  const only = choices.length === 1 ? choices[0]!.kind : null;
  const [chosen, setChosen] = useState<Kind | null>(only);
  const [refusal, setRefusal] = useState<LeagueErrorCode | 'UNHEARD' | null>(null);
  const [isNew, setIsNew] = useState(false);
  const [take, { loading }] = useMutation(Take);

  async function submit() {
    if (!chosen || loading) return;
    setRefusal(null);
    try {
      const { data } = await take({ variables: { input: { awardId: award.id, choice: chosen } } });
      const answer = data?.takeLeagueAward;
      if (answer?.success) return setIsNew(true);
      setRefusal(answer?.errorCode ?? 'UNHEARD');
      if (answer?.errorCode) onStale();
    } catch (problem) {
      console.error(problem);
      setRefusal('UNHEARD');
    }
  }

  const taken = choices.find(({ kind }) => kind === claimed);
  return (
    <section className={classes.award}>
      <Title order={2} size="h3">
        {t(`placing.${placing}`)}
      </Title>
      {refusal && (
        <Alert color="red" role="alert">
          {t(refusal === 'UNHEARD' ? 'award:unheard' : `league:error.${refusal}`)}
        </Alert>
      )}
      {claimedAt ? (
        <Stack gap="xs" role={isNew ? 'status' : undefined}>
          <Text>{taken ? t('take.taken', { prize: prizeText(taken, i18n) }) : t('take.takenBefore')}</Text>
          {claimed && (
            <Anchor component={Link} to={PLACE_OF[claimed]}>
              {t(`take.found.${claimed}`)}
            </Anchor>
          )}
        </Stack>
      ) : (
        <>
          <Radio.Group
            label={t(only ? 'take.yours' : 'take.choose')}
            value={chosen}
            onChange={(value) => setChosen(value as Kind)}
          >
            <Stack gap={0} mt="xs">
              {choices.map((choice) => (
                <Radio
                  key={choice.kind}
                  size="md"
                  py={10}
                  value={choice.kind}
                  label={prizeText(choice, i18n)}
                  description={t(`take.what.${choice.kind}`)}
                />
              ))}
            </Stack>
          </Radio.Group>
          <Text size="sm" c="dimmed">
            {t('take.once')}
          </Text>
          <Button size="md" disabled={!chosen} loading={loading} onClick={() => void submit()}>
            {t('take.take')}
          </Button>
        </>
      )}
    </section>
  );
}
