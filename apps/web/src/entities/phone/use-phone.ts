import { useMutation, useQuery } from '@apollo/client/react';
import { graphql } from '@setpoint/client';
import type { ConfirmPhoneMutation } from '@setpoint/client/documents';
import { useState } from 'react';
import { useRefusal } from '../refusal/use-refusal.js';
import { MyPhone } from './phone-fields.js';

const SendPhoneCode = graphql(`
  mutation SendPhoneCode($input: SendPhoneCodeInput!) {
    sendPhoneCode(input: $input) {
      success
      errorCode
      user {
        id
        phone {
          ...PhoneFields
        }
      }
    }
  }
`);

const ConfirmPhone = graphql(`
  mutation ConfirmPhone($input: ConfirmPhoneInput!) {
    confirmPhone(input: $input) {
      success
      errorCode
      triesLeft
      user {
        id
        phone {
          ...PhoneFields
        }
      }
    }
  }
`);

const RemovePhone = graphql(`
  mutation RemovePhone {
    removePhone {
      success
      user {
        id
        phone {
          ...PhoneFields
        }
      }
    }
  }
`);

export type PhoneErrorCode = NonNullable<ConfirmPhoneMutation['confirmPhone']['errorCode']>;

export interface PhoneRefusal {
  readonly code: PhoneErrorCode;
  readonly triesLeft: number | null;
}

/** My mobile number, and what can be done about it. */
export function usePhone() {
  const failed = useRefusal('account');
  const { data, error, refetch } = useQuery(MyPhone, { fetchPolicy: 'cache-and-network' });
  const [send, { loading: sending }] = useMutation(SendPhoneCode);
  const [confirm, { loading: confirming }] = useMutation(ConfirmPhone);
  const [remove] = useMutation(RemovePhone);
  const [refusal, setRefusal] = useState<PhoneRefusal | null>(null);
  const phone = data?.me?.phone;

  /** When another code can be asked for, once this one is on its way; null when there is none. */
  async function sendCode(prefix: string, number: string): Promise<string | null> {
    setRefusal(null);
    try {
      const { data: answer } = await send({ variables: { input: { prefix, number } } });
      const code = answer?.sendPhoneCode.errorCode;
      if (code) setRefusal({ code, triesLeft: null });
      return code ? null : (answer?.sendPhoneCode.user?.phone?.pending?.resendAt ?? null);
    } catch (problem) {
      failed(problem);
      return null;
    }
  }

  /** True when the number is saved. */
  async function confirmCode(code: string): Promise<boolean> {
    setRefusal(null);
    try {
      const { data: answer } = await confirm({ variables: { input: { code } } });
      const refused = answer?.confirmPhone;
      if (refused?.errorCode) setRefusal({ code: refused.errorCode, triesLeft: refused.triesLeft });
      return refused?.success === true;
    } catch (problem) {
      failed(problem);
      return false;
    }
  }

  /** True when there is no number any more. */
  async function removeNumber(): Promise<boolean> {
    try {
      await remove();
      return true;
    } catch (problem) {
      failed(problem);
      return false;
    }
  }

  const retry = () => void refetch().catch(() => {});
  const forget = () => setRefusal(null);
  const isMissing = Boolean(error) && phone === undefined;
  return { phone, isMissing, retry, sending, sendCode, confirming, confirmCode, removeNumber, refusal, forget };
}
