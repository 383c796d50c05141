import { Button, Skeleton, Stack } from '@mantine/core';
import { EmptyState, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ListFrame } from '../list/list-frame.js';
import { TakeAward, type Prize, type TakeAwardProps } from './take-award.js';

/** What I won at one place, each taken once as one of its choices. */
export function TakeAwardPage<Code extends string>({
  name,
  awards,
  failed,
  back,
  ...props
}: TakeAwardProps<Code> & {
  /** Where it was won. */
  readonly name: string | undefined;
  /** Undefined until the first answer. */
  readonly awards: readonly Prize[] | undefined;
  readonly failed: boolean;
  readonly back: { readonly to: string; readonly label: string };
}) {
  const { t } = useTranslation('award');
  return (
    <Page title={t('take.title')} lead={name} width="narrow" noIndex>
      <ListFrame
        items={awards}
        failed={failed}
        onRetry={props.onStale}
        skeleton={
          <>
            <Skeleton height={60} mb="lg" />
            <Skeleton height={220} radius="lg" />
          </>
        }
        empty={
          <EmptyState
            illustration="results"
            title={t('take.none')}
            text={t('take.noneText')}
            action={
              <Button component={Link} to={back.to}>
                {back.label}
              </Button>
            }
          />
        }
      >
        <Stack gap="lg">
          {awards?.map((award) => (
            <TakeAward key={award.id} award={award} {...props} />
          ))}
        </Stack>
      </ListFrame>
    </Page>
  );
}
