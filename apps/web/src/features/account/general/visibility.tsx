import { useMutation } from '@apollo/client/react';
import { Switch } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';

const SaveVisibility = graphql(`
  mutation SaveVisibility($profilesData: ProfilesData!) {
    updateUser(profilesData: $profilesData) {
      success
      errorCode
      user {
        id
        searchEngines
      }
    }
  }
`);

/** Whether search engines may show the profile; what visitors see there is the same either way (PLY-03). */
export function Visibility({ id, searchEngines }: { readonly id: string; readonly searchEngines: boolean }) {
  const { t } = useTranslation('account');
  const [save, { loading }] = useMutation(SaveVisibility);

  async function change(shown: boolean) {
    if (loading) return;
    const updateUser = {
      __typename: 'UpdateUserPayload' as const,
      success: true,
      errorCode: null,
      user: { __typename: 'User' as const, id, searchEngines: shown },
    };
    const answer = await save({
      variables: { profilesData: { searchEngines: shown } },
      optimisticResponse: { updateUser },
    }).catch(() => null);
    if (!answer?.data?.updateUser.success) toast({ text: t('account:notSaved'), tone: 'error' });
  }

  return (
    <Switch
      size="md"
      checked={searchEngines}
      onChange={({ currentTarget }) => void change(currentTarget.checked)}
      label={t('account:visibility.searchEngines')}
      description={t('account:visibility.searchEnginesHint')}
    />
  );
}
