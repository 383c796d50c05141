import { visitor } from '../src/auth/caller.js';
import { Admission } from '../src/limits/admission.js';
import type { Documents } from '../src/limits/documents.js';
import { callBudgets } from '../src/limits/settings.js';

const documents = {
  read: async (_text: string, _hasKey: boolean, pay: (tokens: number) => Promise<void>) => {
    await pay(100);
    return { document: {}, isOurs: false };
  },
} as unknown as Documents;

const TOO_MANY = { extensions: { code: 'TOO_MANY_REQUESTS' } };

function admissionWith(newDocumentsOfVisitors: { costPerMinute: number; burst: number }) {
  const budgets = { ...callBudgets(1_000_000_000), newDocumentsOfVisitors };
  return new Admission({ budgets, documents, quotas: {} as never, usage: {} as never });
}

async function ask(admission: Admission, plannedMs: number) {
  const call = admission.callOf(visitor, '10.0.0.1');
  await admission.arrive(call, 0);
  try {
    await admission.read(call, '{ me { id } }');
    admission.planned(call, plannedMs);
  } finally {
    admission.leave(call);
  }
}

describe('new documents', () => {
  it('API-23~ are paid for by the time that planning them took', async () => {
    const admission = admissionWith({ costPerMinute: 1, burst: 1_000 });
    await ask(admission, 0);
    await ask(admission, 2_000);
    await expect(ask(admission, 0)).rejects.toMatchObject(TOO_MANY);
  });

  it('API-23~ get back what they did not take', async () => {
    const admission = admissionWith({ costPerMinute: 1, burst: 1_000 });
    for (let i = 0; i < 300; i += 1) await ask(admission, 0);
    await expect(ask(admissionWith({ costPerMinute: 1, burst: 4 }), 0)).rejects.toMatchObject(TOO_MANY);
  });

  it('API-23~ of many at once are admitted by what each is likely to take', async () => {
    const admission = admissionWith({ costPerMinute: 1, burst: 20 });
    const calls = Array.from({ length: 10 }, () => admission.callOf(visitor, '10.0.0.1'));
    const read = await Promise.allSettled(calls.map((call) => admission.read(call, '{ me { id } }')));
    expect(read.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  });
});
