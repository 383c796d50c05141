import type { LanguageCode } from '@setpoint/i18n';

export interface WellKnownCity {
  /** As the gazetteer has it. */
  readonly gazetteerName: string;
  readonly country: string;
  /** Size class: 1 metropolis, 2 large, 3 well known. */
  readonly size: 1 | 2 | 3;
  /** Positions this close to the centre belong to the city rather than to a named suburb. */
  readonly coreKm: number;
  /** Names where they differ from the gazetteer's. */
  readonly names: Partial<Record<LanguageCode, string>>;
}

/**
 * Cities in the order of their weight, the main one of each country first: the gazetteer knows no populations.
 * One line each: country, size, core radius in km, gazetteer name, then names by language where they differ.
 */
const TABLE = `
IT 1 6 Milan it=Milano es=Milán
IT 1 9 Rome it=Roma es=Roma
IT 1 5 Turin it=Torino
IT 1 5 Naples it=Napoli es=Nápoles
IT 2 4 Bologna es=Bolonia fr=Bologne
IT 2 4 Florence it=Firenze es=Florencia
IT 2 4 Genoa it=Genova es=Génova fr=Gênes
IT 2 4 Palermo fr=Palerme
IT 2 4 Bari
IT 2 4 Catania fr=Catane
IT 2 4 Venice it=Venezia es=Venecia fr=Venise
IT 2 4 Verona fr=Vérone
IT 2 3 Padua it=Padova fr=Padoue
IT 2 3 Brescia
IT 2 3 Parma fr=Parme
IT 2 3 Modena es=Módena fr=Modène
IT 2 3 Bergamo es=Bérgamo fr=Bergame
IT 2 3 Trieste
IT 2 3 Cagliari
IT 3 3 Monza
IT 3 3 Mantua it=Mantova fr=Mantoue
IT 3 3 L'Aquila
IT 3 3 Perugia fr=Pérouse
IT 3 3 Ravenna es=Rávena fr=Ravenne
IT 3 3 Rimini es=Rímini
IT 3 3 Ferrara fr=Ferrare
IT 3 3 Pescara
IT 3 3 Ancona fr=Ancône
IT 3 3 Trento fr=Trente
IT 3 3 Bolzano
IT 3 3 Udine
IT 3 3 Vicenza fr=Vicence
IT 3 3 Treviso fr=Trévise
IT 3 3 Como es=Como fr=Côme
IT 3 3 Varese fr=Varèse
IT 3 3 Pisa fr=Pise
IT 3 3 Livorno fr=Livourne
IT 3 3 Siena fr=Sienne
IT 3 3 Lucca fr=Lucques
IT 3 3 Prato
IT 3 3 Salerno fr=Salerne
IT 3 3 Lecce
IT 3 3 Taranto es=Tarento fr=Tarente
IT 3 3 Siracusa en=Syracuse fr=Syracuse
IT 3 3 Messina es=Mesina fr=Messine
IT 3 3 Reggio Calabria fr=Reggio de Calabre
IT 3 3 Reggio nell'Emilia it=Reggio Emilia en=Reggio Emilia es=Reggio Emilia fr=Reggio d'Émilie
IT 3 3 Sassari
IT 3 3 La Spezia
IT 3 3 Novara fr=Novare
IT 3 3 Pavia fr=Pavie
IT 3 3 Cremona fr=Crémone
IT 3 3 Piacenza fr=Plaisance
ES 1 7 Madrid
ES 1 5 Barcelona it=Barcellona fr=Barcelone
ES 2 4 Valencia fr=Valence
ES 2 4 Sevilla it=Siviglia en=Seville fr=Séville
ES 2 4 Zaragoza it=Saragozza fr=Saragosse
ES 2 4 Málaga it=Malaga en=Malaga fr=Malaga
ES 2 4 Bilbao
ES 2 4 Palma
ES 2 4 Murcia fr=Murcie
ES 2 4 Alicante
ES 2 3 Las Palmas de Gran Canaria
ES 3 3 Córdoba it=Cordova en=Cordoba fr=Cordoue
ES 3 3 Valladolid
ES 3 3 Vigo
ES 3 3 Gijón
ES 3 3 Granada fr=Grenade
ES 3 3 A Coruña it=La Coruña es=La Coruña fr=La Corogne
ES 3 3 Gasteiz / Vitoria it=Vitoria-Gasteiz en=Vitoria-Gasteiz es=Vitoria-Gasteiz fr=Vitoria-Gasteiz
ES 3 3 Donostia / San Sebastián it=San Sebastián en=San Sebastián es=San Sebastián fr=Saint-Sébastien
ES 3 3 Pamplona fr=Pampelune
ES 3 3 Santander
ES 3 3 Oviedo
ES 3 3 Salamanca fr=Salamanque
ES 3 3 Toledo fr=Tolède
ES 3 3 Girona it=Gerona es=Girona fr=Gérone
ES 3 3 Tarragona fr=Tarragone
ES 3 3 Marbella
ES 3 3 Cádiz it=Cadice en=Cadiz fr=Cadix
ES 3 3 Santa Cruz de Tenerife
FR 1 5 Paris it=Parigi es=París
FR 1 4 Lyon it=Lione
FR 1 5 Marseille it=Marsiglia es=Marsella
FR 2 4 Toulouse it=Tolosa es=Toulouse
FR 2 4 Nice it=Nizza es=Niza
FR 2 4 Nantes
FR 2 4 Montpellier
FR 2 4 Strasbourg it=Strasburgo es=Estrasburgo
FR 2 4 Bordeaux it=Bordeaux es=Burdeos
FR 2 3 Lille it=Lilla
FR 2 3 Rennes
FR 3 3 Reims
FR 3 3 Toulon it=Tolone es=Tolón
FR 3 3 Grenoble
FR 3 3 Dijon it=Digione
FR 3 3 Angers
FR 3 3 Clermont-Ferrand
FR 3 3 Aix-en-Provence
FR 3 3 Tours
FR 3 3 Metz
FR 3 3 Nancy
FR 3 3 Rouen
FR 3 3 Caen
FR 3 3 Avignon it=Avignone es=Aviñón
FR 3 3 Cannes
FR 3 3 Annecy
FR 3 3 Biarritz
FR 3 3 Le Havre
FR 3 3 Perpignan it=Perpignano es=Perpiñán
GB 1 12 London it=Londra es=Londres fr=Londres
GB 1 5 Manchester
GB 1 5 Birmingham
GB 2 4 Edinburgh it=Edimburgo es=Edimburgo fr=Édimbourg
GB 2 4 Glasgow
GB 2 4 Liverpool
GB 2 4 Leeds
GB 2 4 Bristol
GB 2 4 Sheffield
GB 2 3 Cardiff
GB 2 3 Belfast
GB 2 3 Newcastle upon Tyne
GB 3 3 Nottingham
GB 3 3 Leicester
GB 3 3 Brighton
GB 3 3 Southampton
GB 3 3 Cambridge
GB 3 3 Oxford
GB 3 3 Bath
GB 3 3 York
CH 1 4 Zürich it=Zurigo en=Zurich es=Zúrich fr=Zurich
CH 1 4 Geneva it=Ginevra es=Ginebra fr=Genève
CH 2 3 Basel it=Basilea es=Basilea fr=Bâle
CH 2 3 Bern it=Berna es=Berna fr=Berne
CH 2 3 Lausanne it=Losanna es=Lausana
CH 2 3 Lugano
CH 3 3 Luzern it=Lucerna en=Lucerne es=Lucerna fr=Lucerne
CH 3 3 Sankt Gallen it=San Gallo en=St. Gallen es=San Galo fr=Saint-Gall
DE 1 10 Berlin it=Berlino es=Berlín
DE 1 7 Munich it=Monaco di Baviera es=Múnich
DE 1 7 Hamburg it=Amburgo es=Hamburgo fr=Hambourg
DE 1 5 Köln it=Colonia en=Cologne es=Colonia fr=Cologne
DE 2 5 Frankfurt am Main it=Francoforte es=Fráncfort fr=Francfort
DE 2 4 Stuttgart it=Stoccarda
AT 1 6 Vienna es=Viena fr=Vienne
PT 1 4 Lisbon it=Lisbona es=Lisboa fr=Lisbonne
PT 2 3 Porto es=Oporto
BE 1 4 Brussels it=Bruxelles es=Bruselas fr=Bruxelles
NL 1 4 Amsterdam es=Ámsterdam
IE 1 4 Dublin it=Dublino es=Dublín
MC 2 2 Monaco it=Monaco es=Mónaco
LU 2 3 Luxembourg it=Lussemburgo es=Luxemburgo
US 1 10 New York City it=New York en=New York es=Nueva York fr=New York
MX 1 9 Mexico City it=Città del Messico es=Ciudad de México fr=Mexico
AR 1 8 Buenos Aires
BR 1 8 São Paulo it=San Paolo
`;

export const WELL_KNOWN_CITIES: readonly WellKnownCity[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [, country, size, coreKm, name, translations] = /^(\S+) (\S+) (\S+) (.+?)((?: (?:it|en|es|fr)=.*)?)$/.exec(
      line,
    )!;
    const names = [...translations!.matchAll(/(it|en|es|fr)=(.+?)(?= (?:it|en|es|fr)=|$)/g)];
    return {
      gazetteerName: name!,
      country: country!,
      size: Number(size) as 1 | 2 | 3,
      coreKm: Number(coreKm),
      names: Object.fromEntries(names.map(([, language, translation]) => [language, translation])),
    };
  });

/** Names of regions where a language has its own; the gazetteer's are English or local. */
export const REGION_NAMES: Readonly<Record<string, Partial<Record<LanguageCode, string>>>> = {
  Lombardy: { it: 'Lombardia', es: 'Lombardía', fr: 'Lombardie' },
  Piedmont: { it: 'Piemonte', es: 'Piamonte', fr: 'Piémont' },
  Tuscany: { it: 'Toscana', es: 'Toscana', fr: 'Toscane' },
  Sicily: { it: 'Sicilia', es: 'Sicilia', fr: 'Sicile' },
  Sardinia: { it: 'Sardegna', es: 'Cerdeña', fr: 'Sardaigne' },
  Apulia: { it: 'Puglia', fr: 'Pouilles' },
  'The Marches': { it: 'Marche', en: 'Marche', es: 'Las Marcas', fr: 'Marches' },
  Lazio: { es: 'Lacio', fr: 'Latium' },
  Liguria: { fr: 'Ligurie' },
  Veneto: { es: 'Véneto', fr: 'Vénétie' },
  Campania: { fr: 'Campanie' },
  Umbria: { fr: 'Ombrie' },
  Abruzzo: { es: 'Abruzos', fr: 'Abruzzes' },
  Basilicate: { it: 'Basilicata', en: 'Basilicata', es: 'Basilicata' },
  'Aosta Valley': { it: "Valle d'Aosta", es: 'Valle de Aosta', fr: "Vallée d'Aoste" },
  'Emilia-Romagna': { es: 'Emilia-Romaña', fr: 'Émilie-Romagne' },
  'Friuli Venezia Giulia': { es: 'Friuli-Venecia Julia', fr: 'Frioul-Vénétie julienne' },
  'Trentino-Alto Adige': { es: 'Trentino-Alto Adigio', fr: 'Trentin-Haut-Adige' },
  Andalusia: { it: 'Andalusia', es: 'Andalucía', fr: 'Andalousie' },
  Catalonia: { it: 'Catalogna', es: 'Cataluña', fr: 'Catalogne' },
  Aragon: { it: 'Aragona', es: 'Aragón' },
  'Balearic Islands': { it: 'Isole Baleari', es: 'Islas Baleares', fr: 'Îles Baléares' },
  'Canary Islands': { it: 'Isole Canarie', es: 'Canarias', fr: 'Îles Canaries' },
  'Basque Country': { it: 'Paesi Baschi', es: 'País Vasco', fr: 'Pays basque' },
  'Castille-La Mancha': {
    it: 'Castiglia-La Mancia',
    en: 'Castilla-La Mancha',
    es: 'Castilla-La Mancha',
    fr: 'Castille-La Manche',
  },
  'Castille and León': {
    it: 'Castiglia e León',
    en: 'Castile and León',
    es: 'Castilla y León',
    fr: 'Castille-et-León',
  },
  Galicia: { it: 'Galizia', fr: 'Galice' },
  Navarre: { it: 'Navarra', es: 'Navarra' },
  Asturias: { it: 'Asturie', fr: 'Asturies' },
  Extremadura: { it: 'Estremadura', fr: 'Estrémadure' },
  Murcia: { fr: 'Murcie' },
  Corsica: { it: 'Corsica', es: 'Córcega', fr: 'Corse' },
  Brittany: { it: 'Bretagna', es: 'Bretaña', fr: 'Bretagne' },
  Normandy: { it: 'Normandia', es: 'Normandía', fr: 'Normandie' },
  'New Aquitaine': { it: 'Nuova Aquitania', en: 'Nouvelle-Aquitaine', es: 'Nueva Aquitania', fr: 'Nouvelle-Aquitaine' },
  Occitanie: { it: 'Occitania', es: 'Occitania' },
  "Provence-Alpes-Côte d'Azur": { it: 'Provenza-Alpi-Costa Azzurra', es: 'Provenza-Alpes-Costa Azul' },
  'Île-de-France': { it: 'Île-de-France', es: 'Isla de Francia' },
  'Auvergne-Rhône-Alpes': { it: 'Alvernia-Rodano-Alpi', es: 'Auvernia-Ródano-Alpes' },
  England: { it: 'Inghilterra', es: 'Inglaterra', fr: 'Angleterre' },
  Scotland: { it: 'Scozia', es: 'Escocia', fr: 'Écosse' },
  Wales: { it: 'Galles', es: 'Gales', fr: 'Pays de Galles' },
  'Northern Ireland': { it: 'Irlanda del Nord', es: 'Irlanda del Norte', fr: 'Irlande du Nord' },
  Ticino: { es: 'Tesino', fr: 'Tessin' },
  Geneva: { it: 'Ginevra', es: 'Ginebra', fr: 'Genève' },
  Zurich: { it: 'Zurigo', es: 'Zúrich' },
  Grisons: { it: 'Grigioni', es: 'Grisones' },
  Bern: { it: 'Berna', es: 'Berna', fr: 'Berne' },
  Valais: { it: 'Vallese' },
};
