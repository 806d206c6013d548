import type { Trade } from './trade.ts'
import { administration } from './trades/administration.ts'
import { agriculture } from './trades/agriculture.ts'
import { apprentices } from './trades/apprentices.ts'
import { associations } from './trades/associations.ts'
import { awayFromWards } from './trades/away-from-wards.ts'
import { bankInsuranceCustomer } from './trades/bank-insurance-customer.ts'
import { beautyCrafts } from './trades/beauty-crafts.ts'
import { building } from './trades/building.ts'
import { care } from './trades/care.ts'
import { data } from './trades/data.ts'
import { education } from './trades/education.ts'
import { executives } from './trades/executives.ts'
import { financeAccounting } from './trades/finance-accounting.ts'
import { health } from './trades/health.ts'
import { hospitality } from './trades/hospitality.ts'
import { housesAndGrounds } from './trades/houses-and-grounds.ts'
import { humanResources } from './trades/human-resources.ts'
import { industryMaintenance } from './trades/industry-maintenance.ts'
import { law } from './trades/law.ts'
import { livestock } from './trades/livestock.ts'
import { logisticsTransportBuying } from './trades/logistics-transport-buying.ts'
import { marketingCommunication } from './trades/marketing-communication.ts'
import { ofHandsAndStone } from './trades/of-hands-and-stone.ts'
import { productDesign } from './trades/product-design.ts'
import { publicService } from './trades/public-service.ts'
import { sales } from './trades/sales.ts'
import { securityCleaning } from './trades/security-cleaning.ts'
import { seldomMet } from './trades/seldom-met.ts'
import { shops } from './trades/shops.ts'
import { software } from './trades/software.ts'
import { systemsSecurity } from './trades/systems-security.ts'
import { visitorsAndEvents } from './trades/visitors-and-events.ts'

/** Every family of trades we can interview for. */
export const TRADES: readonly Trade[] = [
  ...health,
  ...awayFromWards,
  ...care,
  ...building,
  ...industryMaintenance,
  ...logisticsTransportBuying,
  ...hospitality,
  ...visitorsAndEvents,
  ...shops,
  ...sales,
  ...bankInsuranceCustomer,
  ...marketingCommunication,
  ...financeAccounting,
  ...humanResources,
  ...law,
  ...administration,
  ...publicService,
  ...education,
  ...software,
  ...systemsSecurity,
  ...data,
  ...productDesign,
  ...agriculture,
  ...livestock,
  ...beautyCrafts,
  ...securityCleaning,
  ...seldomMet,
  ...ofHandsAndStone,
  ...housesAndGrounds,
  ...associations,
  ...executives,
  ...apprentices,
]
