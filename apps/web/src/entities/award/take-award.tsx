import { Alert, Anchor, Button, Radio, Stack, Text, Title } from '@mantine/core';
import type { LeaguePrizeFragment, PrizeKind } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { prizeText } from './prize.js';
import classes from './take-award.module.css';

/** What was won, wherever that was. */
export type Prize = Pick<LeaguePrizeFragment, 'id' | 'placing' | 'choices' | 'claimed' | 'claimedAt'>;

export interface TakeAwardProps<Code extends string> {
  /** Undefined where nobody answered. */
  onTake(
    awardId: string,
    choice: PrizeKind,
  ): Promise<{ readonly success: boolean; readonly errorCode: Code | null } | undefined>;
  /** The award is not as it was shown. */
  onStale(): void;
  readonly refusalText: (code: Code) => string;
}

/** Where what was chosen is found afterwards. */
const PLACE_OF: Record<PrizeKind, string> = {
  VOUCHER: '/player/account/smash',
  POINTS: '/player/account/smash',
  CREDIT: '/player/account/payments',
};

/** One prize: what can be chosen, or what was. */
export function TakeAward<Code extends string>({
  award: { id, choices, claimedAt, claimed, placing },
  onTake,
  onStale,
  refusalText,
}: TakeAwardProps<Code> & { readonly award: Prize }) {
  const { t, i18n } = useTranslation('award');
  const only = choices.length === 1 ? choices[0]!.kind : null;
  const [chosen, setChosen] = useState<PrizeKind | null>(only);
  const [refusal, setRefusal] = useState<Code | 'UNHEARD' | null>(null);
  const [isNew, setIsNew] = useState(false);
  const [taking, setTaking] = useState(false);

  async function submit() {
    if (!chosen || taking) return;
    setRefusal(null);
    setTaking(true);
    try {
      const answer = await onTake(id, chosen);
      if (answer?.success) return setIsNew(true);
      setRefusal(answer?.errorCode ?? 'UNHEARD');
      if (answer?.errorCode) onStale();
    } catch (problem) {
      console.error(problem);
      setRefusal('UNHEARD');
    } finally {
      setTaking(false);
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
          {refusal === 'UNHEARD' ? t('unheard') : refusalText(refusal)}
        </Alert>
      )}
      {claimedAt ? (
        <Stack gap="xs" role={isNew ? 'status' : undefined}>
          <Text>{taken ? t('take.taken', { prize: prizeText(taken, i18n) }) : t('take.takenBefore')}</Text>
          {claimed && (
            <Anchor variant="standalone" component={Link} to={PLACE_OF[claimed]}>
              {t(`take.found.${claimed}`)}
            </Anchor>
          )}
        </Stack>
      ) : (
        <>
          <Radio.Group
            label={t(only ? 'take.yours' : 'take.choose')}
            value={chosen}
            onChange={(value) => setChosen(value as PrizeKind)}
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
          <Button size="md" disabled={!chosen} loading={taking} onClick={() => void submit()}>
            {t('take.take')}
          </Button>
        </>
      )}
    </section>
  );
}
