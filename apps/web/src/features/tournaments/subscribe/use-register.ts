import { useMutation } from '@apollo/client/react';
import type { EnteredTournamentFragment, MyEntryFragment } from '@setpoint/client/documents';
import { useState } from 'react';
import { refusedBy, UNHEARD, type Refused } from '../../../entities/refusal/refused.js';
import { forgetRequestId, requestIdFor } from '../../../entities/request/request-id.js';
import type { TournamentErrorCode } from './stage.js';
import { Register } from './subscribe-fields.js';

interface Wish {
  readonly partnerId: string | null;
  readonly inviteCode: string | null;
}

export type RegisterAnswer = { readonly entry: MyEntryFragment } | { readonly refused: Refused<TournamentErrorCode> };

/** Asks for a place; pressed twice, or again after an answer was lost, it is one registration (TRN-05). */
export function useRegister({ id, price }: Pick<EnteredTournamentFragment, 'id' | 'price'>) {
  const [send] = useMutation(Register);
  const [registering, setRegistering] = useState(false);

  async function register({ partnerId, inviteCode }: Wish): Promise<RegisterAnswer> {
    const name = `registration.${id}`;
    const command = { tournamentId: id, partnerId, inviteCode, expectedCents: price.cents };
    setRegistering(true);
    try {
      const { data } = await send({ variables: { input: { ...command, requestId: requestIdFor(name, command) } } });
      const answer = data?.registerForTournament;
      if (answer) forgetRequestId(name);
      return answer?.registration ? { entry: answer.registration } : { refused: refusedBy(answer) };
    } catch (problem) {
      console.error(problem);
      return { refused: UNHEARD };
    } finally {
      setRegistering(false);
    }
  }

  return { register, registering };
}
