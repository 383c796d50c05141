import { Injectable } from '@nestjs/common';
import { type DataPart, FileStore, Log, partName } from '@setpoint/service-kit';
import { zipOf } from '../bundles/bundle-file.js';
import { BUNDLE_LIFETIME_MS, BUNDLE_PARTS, bundleName, type DataBundle, missingParts } from '../domain/data-bundle.js';
import { noticeEvent } from '../events/outgoing.js';
import { Accounts } from './ports/accounts.js';
import { DataBundles } from './ports/data-bundles.js';

const BATCH = 20;

/**
 * Looks which parts of the bundles under way have come, and makes the file when all are there. What is there tells how far
 * it is, so it goes on after any crash (BYD-08).
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
    const seen: string[] = [];
    while (seen.length < BATCH) {
      const id = await this.bundles.collect(seen, (bundle) => this.goOn(bundle, now));
      if (id === null) return;
      seen.push(id);
    }
  }

  /** Removes files whose time is over, and then what is known of them. */
  async clear(now: Date): Promise<number> {
    const expired = await this.bundles.expired(now, BATCH);
    for (const { id } of expired) {
      await this.files.remove(bundleName(id));
      await this.bundles.remove(id);
    }
    return expired.length;
  }

  private async goOn(bundle: DataBundle, now: Date) {
    const come: string[] = [];
    for (const part of missingParts(bundle)) if (await this.files.get(partName(bundle.id, part))) come.push(part);
    const next = { ...bundle, parts: [...bundle.parts, ...come] };
    const account = missingParts(next).length === 0 ? await this.accounts.find(bundle.userId) : null;
    if (!account || account.status === 'DELETED') return { bundle: next, events: [] };
    const zip = await zipOf(await this.partsOf(bundle.id), this.files);
    await this.files.put(bundleName(bundle.id), zip);
    for (const part of BUNDLE_PARTS) await this.files.remove(partName(bundle.id, part));
    const expiresAt = new Date(now.getTime() + BUNDLE_LIFETIME_MS);
    this.log.info({ bundle: bundle.id, bytes: zip.byteLength }, 'a bundle of somebody’s data is ready');
    return {
      bundle: { ...next, ready: { at: now, bytes: zip.byteLength, expiresAt } },
      events: [noticeEvent(account, 'DATA_READY', expiresAt)],
    };
  }

  private async partsOf(id: string): Promise<ReadonlyMap<string, DataPart>> {
    const parts = new Map<string, DataPart>();
    for (const part of BUNDLE_PARTS) {
      const content = await this.files.get(partName(id, part));
      if (!content) throw new Error(`the part ${part} of bundle ${id} is gone`);
      parts.set(part, JSON.parse(content.toString()) as DataPart);
    }
    return parts;
  }
}
