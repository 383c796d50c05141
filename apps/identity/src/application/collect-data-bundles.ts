import { Injectable } from '@nestjs/common';
import { dataPart, type DataPart, FileStore, jsonIn, Log, partName } from '@setpoint/service-kit';
import { zipOf } from '../bundles/bundle-file.js';
import {
  BUNDLE_LIFETIME_MS,
  BUNDLE_PARTS,
  bundleName,
  type DataBundle,
  givenUpSince,
  missingParts,
} from '../domain/data-bundle.js';
import { noticeEvent } from '../events/outgoing.js';
import { Accounts } from './ports/accounts.js';
import { type Collected, DataBundles } from './ports/data-bundles.js';

const partNames = (id: string): string[] => BUNDLE_PARTS.map((part) => partName(id, part));

/**
 * Checks which parts of pending bundles have arrived, and builds the file when complete. Progress is derived from the
 * stored parts, which stay until it has been noted that the file is there; so it survives a crash (BYD-08).
 */
@Injectable()
export class CollectDataBundles {
  constructor(
    private readonly bundles: DataBundles,
    private readonly accounts: Accounts,
    private readonly files: FileStore,
    private readonly log: Log,
  ) {}

  async execute(now: Date): Promise<void> {
    const ready: string[] = [];
    await this.bundles.collect(now, givenUpSince(now), async (bundle) => {
      const collected = await this.goOn(bundle, now);
      if (collected.bundle.ready) ready.push(bundle.id);
      return collected;
    });
    for (const id of ready) await this.removeParts(id);
  }

  /** Deletes the files of expired bundles and of those that were given up, then their rows. */
  clear(now: Date): Promise<number> {
    return this.bundles.clear(now, givenUpSince(now), async ({ id }) => {
      for (const name of [bundleName(id), ...partNames(id)]) await this.files.remove(name);
    });
  }

  private async goOn(bundle: DataBundle, now: Date): Promise<Collected> {
    const come: string[] = [];
    for (const part of missingParts(bundle)) if (await this.files.get(partName(bundle.id, part))) come.push(part);
    const next = { ...bundle, parts: [...bundle.parts, ...come] };
    const account = missingParts(next).length === 0 ? await this.accounts.find(bundle.userId) : null;
    if (!account || account.status === 'DELETED') return { bundle: next, events: [] };
    const zip = await zipOf(await this.partsOf(bundle.id), this.files);
    await this.files.put(bundleName(bundle.id), zip);
    const expiresAt = new Date(now.getTime() + BUNDLE_LIFETIME_MS);
    this.log.info({ bundle: bundle.id, bytes: zip.byteLength }, 'a bundle of somebody’s data is ready');
    return {
      bundle: { ...next, ready: { at: now, bytes: zip.byteLength, expiresAt } },
      events: [noticeEvent(account, 'DATA_READY', expiresAt)],
    };
  }

  /** What can't be removed now goes with the bundle. */
  private async removeParts(id: string): Promise<void> {
    try {
      for (const name of partNames(id)) await this.files.remove(name);
    } catch (error) {
      this.log.warn({ err: error, bundle: id }, 'parts of a bundle could not be removed yet');
    }
  }

  private async partsOf(id: string): Promise<ReadonlyMap<string, DataPart>> {
    const parts = new Map<string, DataPart>();
    for (const part of BUNDLE_PARTS) {
      const content = await this.files.get(partName(id, part));
      if (!content) throw new Error(`the part ${part} of bundle ${id} is gone`);
      const read = dataPart.safeParse(jsonIn(content.toString()));
      if (!read.success) throw new Error(`the part ${part} of bundle ${id} is malformed`);
      parts.set(part, read.data);
    }
    return parts;
  }
}
