import { Anchor, Stack } from '@mantine/core';
import { Page } from '@setpoint/ui';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The page of a flow that belongs to a match, with the way back to it. */
export function FlowPage({
  title,
  onLeave,
  children,
}: {
  readonly title: string;
  onLeave(): void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('match-page');
  return (
    <Page title={title} width="narrow" noIndex>
      <Stack gap="lg">
        <Anchor
          variant="standalone"
          component="button"
          type="button"
          onClick={onLeave}
          style={{ alignSelf: 'flex-start', minHeight: 44 }}
        >
          <IconArrowLeft size={16} aria-hidden style={{ verticalAlign: 'middle' }} /> {t('organise.back')}
        </Anchor>
        {children}
      </Stack>
    </Page>
  );
}
