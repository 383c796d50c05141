/** A province, at the position of its capital. */
export interface Province {
  /** Two letters, such as MI. */
  readonly code: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

// oxfmt-ignore
const ITALY: readonly (readonly [code: string, name: string, lat: number, lng: number])[] = [
  ['AG', 'Agrigento', 37.31, 13.58], ['AL', 'Alessandria', 44.91, 8.62], ['AN', 'Ancona', 43.62, 13.52],
  ['AO', 'Aosta', 45.74, 7.32], ['AP', 'Ascoli Piceno', 42.85, 13.58], ['AQ', 'L’Aquila', 42.35, 13.4],
  ['AR', 'Arezzo', 43.46, 11.88], ['AT', 'Asti', 44.9, 8.21], ['AV', 'Avellino', 40.91, 14.79],
  ['BA', 'Bari', 41.13, 16.87], ['BG', 'Bergamo', 45.69, 9.67], ['BI', 'Biella', 45.57, 8.05],
  ['BL', 'Belluno', 46.14, 12.22], ['BN', 'Benevento', 41.13, 14.78], ['BO', 'Bologna', 44.49, 11.34],
  ['BR', 'Brindisi', 40.63, 17.94], ['BS', 'Brescia', 45.54, 10.22], ['BT', 'Barletta-Andria-Trani', 41.23, 16.3],
  ['BZ', 'Bolzano', 46.5, 11.35], ['CA', 'Cagliari', 39.22, 9.12], ['CB', 'Campobasso', 41.56, 14.66],
  ['CE', 'Caserta', 41.07, 14.33], ['CH', 'Chieti', 42.35, 14.17], ['CL', 'Caltanissetta', 37.49, 14.06],
  ['CN', 'Cuneo', 44.38, 7.54], ['CO', 'Como', 45.81, 9.09], ['CR', 'Cremona', 45.13, 10.02],
  ['CS', 'Cosenza', 39.3, 16.25], ['CT', 'Catania', 37.5, 15.09], ['CZ', 'Catanzaro', 38.91, 16.59],
  ['EN', 'Enna', 37.57, 14.28], ['FC', 'Forlì-Cesena', 44.22, 12.04], ['FE', 'Ferrara', 44.84, 11.62],
  ['FG', 'Foggia', 41.46, 15.54], ['FI', 'Firenze', 43.77, 11.26], ['FM', 'Fermo', 43.16, 13.72],
  ['FR', 'Frosinone', 41.64, 13.35], ['GE', 'Genova', 44.41, 8.93], ['GO', 'Gorizia', 45.94, 13.62],
  ['GR', 'Grosseto', 42.76, 11.11], ['IM', 'Imperia', 43.89, 8.04], ['IS', 'Isernia', 41.59, 14.23],
  ['KR', 'Crotone', 39.08, 17.12], ['LC', 'Lecco', 45.86, 9.4], ['LE', 'Lecce', 40.35, 18.17],
  ['LI', 'Livorno', 43.55, 10.31], ['LO', 'Lodi', 45.31, 9.5], ['LT', 'Latina', 41.47, 12.9],
  ['LU', 'Lucca', 43.84, 10.5], ['MB', 'Monza e della Brianza', 45.58, 9.27], ['MC', 'Macerata', 43.3, 13.45],
  ['ME', 'Messina', 38.19, 15.55], ['MI', 'Milano', 45.46, 9.19], ['MN', 'Mantova', 45.16, 10.79],
  ['MO', 'Modena', 44.65, 10.93], ['MS', 'Massa-Carrara', 44.04, 10.14], ['MT', 'Matera', 40.67, 16.6],
  ['NA', 'Napoli', 40.85, 14.27], ['NO', 'Novara', 45.45, 8.62], ['NU', 'Nuoro', 40.32, 9.33],
  ['OR', 'Oristano', 39.9, 8.59], ['PA', 'Palermo', 38.12, 13.36], ['PC', 'Piacenza', 45.05, 9.7],
  ['PD', 'Padova', 45.41, 11.88], ['PE', 'Pescara', 42.46, 14.21], ['PG', 'Perugia', 43.11, 12.39],
  ['PI', 'Pisa', 43.72, 10.4], ['PN', 'Pordenone', 45.96, 12.66], ['PO', 'Prato', 43.88, 11.1],
  ['PR', 'Parma', 44.8, 10.33], ['PT', 'Pistoia', 43.93, 10.92], ['PU', 'Pesaro e Urbino', 43.91, 12.91],
  ['PV', 'Pavia', 45.19, 9.16], ['PZ', 'Potenza', 40.64, 15.81], ['RA', 'Ravenna', 44.42, 12.2],
  ['RC', 'Reggio Calabria', 38.11, 15.65], ['RE', 'Reggio Emilia', 44.7, 10.63], ['RG', 'Ragusa', 36.93, 14.72],
  ['RI', 'Rieti', 42.4, 12.86], ['RM', 'Roma', 41.9, 12.5], ['RN', 'Rimini', 44.06, 12.57],
  ['RO', 'Rovigo', 45.07, 11.79], ['SA', 'Salerno', 40.68, 14.77], ['SI', 'Siena', 43.32, 11.33],
  ['SO', 'Sondrio', 46.17, 9.87], ['SP', 'La Spezia', 44.1, 9.82], ['SR', 'Siracusa', 37.08, 15.29],
  ['SS', 'Sassari', 40.73, 8.56], ['SU', 'Sud Sardegna', 39.17, 8.52], ['SV', 'Savona', 44.31, 8.48],
  ['TA', 'Taranto', 40.47, 17.24], ['TE', 'Teramo', 42.66, 13.7], ['TN', 'Trento', 46.07, 11.12],
  ['TO', 'Torino', 45.07, 7.69], ['TP', 'Trapani', 38.02, 12.51], ['TR', 'Terni', 42.56, 12.65],
  ['TS', 'Trieste', 45.65, 13.78], ['TV', 'Treviso', 45.67, 12.24], ['UD', 'Udine', 46.06, 13.24],
  ['VA', 'Varese', 45.82, 8.83], ['VB', 'Verbano-Cusio-Ossola', 45.92, 8.55], ['VC', 'Vercelli', 45.32, 8.42],
  ['VE', 'Venezia', 45.44, 12.32], ['VI', 'Vicenza', 45.55, 11.55], ['VR', 'Verona', 45.44, 10.99],
  ['VT', 'Viterbo', 42.42, 12.11], ['VV', 'Vibo Valentia', 38.68, 16.1],
];

export const PROVINCES: readonly Province[] = ITALY.map(([code, name, lat, lng]) => ({ code, name, lat, lng }));

export const TIME_ZONE = 'Europe/Rome';

const byCode = new Map(PROVINCES.map((province) => [province.code, province]));

export const provinceOf = (code: string): Province | null => byCode.get(code) ?? null;
