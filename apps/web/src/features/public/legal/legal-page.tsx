import { Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Sections } from '../../../entities/reading/sections.js';

/** A text to agree to or to rely on: a date, and short sections with a heading each. */
export function LegalPage({
  of,
  sections,
}: {
  readonly of: 'privacy' | 'terms';
  readonly sections: readonly string[];
}) {
  const { t } = useTranslation('legal');
  return (
    <Page
      width="narrow"
      title={t(`legal:${of}.title`)}
      description={t(`legal:${of}.lead`)}
      lead={t(`legal:${of}.lead`)}
    >
      <Sections
        sections={sections.map((name) => ({
          title: t(`legal:${of}.${name}.title`),
          text: t(`legal:${of}.${name}.text`),
        }))}
        end={t('legal:updated')}
      />
    </Page>
  );
}
