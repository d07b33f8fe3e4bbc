/** An object of schema.org as it is read back from a page. */
type Node = Readonly<Record<string, unknown>>;

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown): boolean => isText(value) && /^https?:\/\/[^/]+\//.test(String(value));
const isDay = (value: unknown): boolean => /^\d{4}-\d{2}-\d{2}$/.test(String(value));
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const nodesIn = (value: unknown): readonly Node[] => [value].flat().filter(isNode);
const is =
  (type: string, least = 1) =>
  (value: unknown): boolean =>
    nodesIn(value).filter((node) => node['@type'] === type).length >= least;
const oneOf =
  (...words: readonly string[]) =>
  (value: unknown): boolean =>
    words.includes(String(value));

type Facts = Readonly<Record<string, (value: unknown, node: Node) => boolean>>;

/**
 * What search engines require of each type, as Google's pages on structured data have it: “Course info”, “Course list”,
 * “FAQ”, “Breadcrumb”, “Event”; words of enumerations as they are written there. A type that is not listed is a fault.
 */
const required: Readonly<Record<string, Facts>> = {
  Course: {
    name: isText,
    description: isText,
    provider: is('EducationalOrganization'),
    offers: is('Offer'),
    hasCourseInstance: is('CourseInstance'),
  },
  CourseInstance: {
    courseMode: oneOf('Online', 'Onsite', 'Blended'),
    courseWorkload: (value, { courseSchedule }) =>
      is('Schedule')(courseSchedule) || /^PT\d+H(?:\d+M)?$/.test(String(value)),
    startDate: isDay,
    location: is('Place'),
    offers: is('Offer'),
  },
  Schedule: {
    repeatFrequency: oneOf('Daily', 'Weekly', 'Monthly', 'Yearly'),
    repeatCount: isCount,
    startDate: isDay,
    endDate: isDay,
  },
  Offer: {
    category: oneOf('Free', 'Subscription', 'Paid', 'Partially Free'),
    price: (value) => /^\d+\.\d{2}$/.test(String(value)),
    priceCurrency: oneOf('PLN'),
    availability: (value) =>
      value === undefined ||
      oneOf('InStock', 'LimitedAvailability', 'SoldOut')(String(value).replace('https://schema.org/', '')),
  },
  Place: { name: isText, address: is('PostalAddress') },
  PostalAddress: { addressLocality: isText, addressCountry: oneOf('PL') },
  ItemList: { itemListElement: is('ListItem', 3) },
  BreadcrumbList: { itemListElement: is('ListItem', 2) },
  ListItem: { position: isCount, name: isText, url: (value, { item }) => isAddress(value ?? item) },
  FAQPage: { mainEntity: is('Question') },
  Question: { name: isText, acceptedAnswer: is('Answer') },
  Answer: { text: isText },
  BlogPosting: {
    headline: isText,
    datePublished: isDay,
    dateModified: isDay,
    author: (value) => is('Person')(value) || is('EducationalOrganization')(value),
  },
  Person: { name: isText },
  EducationalOrganization: { name: isText, url: isAddress },
  ContactPoint: { contactType: isText, telephone: isText },
  AdministrativeArea: { name: isText },
  WebSite: { name: isText, url: isAddress },
  WebPage: { name: isText, url: isAddress },
  MedicalWebPage: { name: isText, url: isAddress },
  Legislation: { name: isText, url: isAddress },
  CreativeWork: { name: isText, url: isAddress },
};

/** The facts that an object of structured data lacks, with those of the objects in it. */
export const missingFacts = (node: Node): readonly string[] => {
  const { '@type': type, ...fields } = node;
  const facts = required[String(type)];
  const inner = Object.values(fields).flatMap((value) => nodesIn(value).flatMap(missingFacts));
  if (type === undefined) return inner;
  if (facts === undefined) return [`${type}: not a type whose facts are known`, ...inner];
  return [
    ...Object.entries(facts).flatMap(([field, holds]) => (holds(node[field], node) ? [] : [`${type}.${field}`])),
    ...inner,
  ];
};
