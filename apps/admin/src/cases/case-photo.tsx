import { Box, Image, Text } from '@mantine/core';
import type { SupportCaseDetailsFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Card, Facts } from '../table/facts.js';

/** The photo that a case is about, whole, with what is said of it (MAT-17). */
export function CasePhoto({ photo }: { readonly photo: NonNullable<SupportCaseDetailsFragment['photo']> }) {
  const { t } = useTranslation('admin');
  const { reason, isShown, smallUrl, largeUrl } = photo;
  return (
    <Card title={t('cases.photo')}>
      <Facts facts={[[t('cases.photoReason'), t(`cases.reasons.${reason}`)]]} />
      {smallUrl && largeUrl ? (
        <>
          <Box component="a" display="block" mt="md" href={largeUrl} target="_blank" rel="noreferrer">
            <Image src={smallUrl} alt={t('cases.photoAlt')} fit="contain" h={280} radius="md" />
          </Box>
          <Text size="sm" mt="sm">
            {t(isShown ? 'cases.photoShown' : 'cases.photoHidden')}
          </Text>
        </>
      ) : (
        <Text size="sm">{t('cases.photoGone')}</Text>
      )}
    </Card>
  );
}
