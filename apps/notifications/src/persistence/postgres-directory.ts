import { Injectable } from '@nestjs/common';
import { rowsOf, sql, Storage } from '@setpoint/service-kit';
import { Directory, type Person, type Place } from '../application/ports/directory.js';
import { type AddressRow, type PersonRow, PlaceEntity } from './entities.js';

@Injectable()
export class PostgresDirectory extends Directory {
  constructor(private readonly storage: Storage) {
    super();
  }

  async people(userIds: readonly string[]): Promise<ReadonlyMap<string, Person>> {
    const rows = await rowsOf<PersonRow & Pick<AddressRow, 'email'>>(
      this.storage.manager,
      sql`select person.user_id, email, first_name, display_name, language, time_zone
        from person left join address on address.user_id = person.user_id
        where person.user_id = any(${userIds})`,
    );
    return new Map(
      rows.map((row) => [
        row.user_id,
        {
          userId: row.user_id,
          email: row.email,
          firstName: row.first_name,
          displayName: row.display_name,
          language: row.language,
          timeZone: row.time_zone,
        },
      ]),
    );
  }

  async place(courtId: string): Promise<Place | null> {
    const row = await this.storage.manager.findOneBy(PlaceEntity, { court_id: courtId });
    return row && { courtId: row.court_id, name: row.name, city: row.city };
  }
}
