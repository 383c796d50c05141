import { Radio, SegmentedControl, Stack, useMantineColorScheme } from '@mantine/core';
import { LANGUAGES, languageOf, type LanguageCode } from '@setpoint/i18n';
import { BASE_COLOURS, COLOUR_OPTIONS, Flag, Page, PRIMARY_OF, toast, useAppearance } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useSaveLanguage } from '../../../entities/site/use-save-language.js';
import { SettingsCard } from '../card.js';
import { ACCOUNT_TABS, Tabs } from '../tabs.js';
import { CalendarCard } from './calendar/calendar-card.js';
import classes from './settings-page.module.css';

/** /player/account/settings: language (I18N-02), light or dark, colour (SHL-06), calendar (BYD-05). */
export function Component() {
  const { t, i18n } = useTranslation('account');
  const saveLanguage = useSaveLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { colour, setColour } = useAppearance();

  async function chooseLanguage(language: LanguageCode) {
    const saving = saveLanguage(language);
    await i18n.changeLanguage(language);
    if (!(await saving)) toast({ text: t('account:notSaved'), tone: 'error' });
  }

  return (
    <Page width="narrow" title={t('account:title')} noIndex>
      <Tabs tabs={ACCOUNT_TABS} />
      <SettingsCard title={t('account:settings.language')}>
        <Radio.Group
          aria-label={t('account:settings.language')}
          value={languageOf(i18n.language)}
          onChange={(code) => void chooseLanguage(code as LanguageCode)}
        >
          <div className={classes.languages}>
            {LANGUAGES.map(({ code, label }) => (
              <Radio
                key={code}
                value={code}
                label={
                  <span className={classes.language}>
                    <Flag language={code} /> {label}
                  </span>
                }
                size="md"
                lang={code}
                className={classes.option}
              />
            ))}
          </div>
        </Radio.Group>
      </SettingsCard>
      <SettingsCard title={t('account:settings.look')}>
        <Stack>
          <SegmentedControl
            fullWidth
            aria-label={t('account:settings.scheme')}
            value={colorScheme}
            onChange={(value) => setColorScheme(value as typeof colorScheme)}
            data={(['light', 'dark', 'auto'] as const).map((value) => ({
              value,
              label: t(`account:settings.${value}`),
            }))}
          />
          <fieldset className={classes.colours}>
            <legend>{t('account:settings.colour')}</legend>
            {COLOUR_OPTIONS.map((option) => (
              <label key={option} className={classes.colour}>
                <input
                  type="radio"
                  name="colour"
                  value={option}
                  checked={option === colour}
                  onChange={() => setColour(option)}
                />
                <span className={classes.swatch} style={{ background: BASE_COLOURS[PRIMARY_OF[option]] }} aria-hidden />
                <span>{t(`account:settings.colours.${option}`)}</span>
              </label>
            ))}
          </fieldset>
        </Stack>
      </SettingsCard>
      <CalendarCard />
    </Page>
  );
}
