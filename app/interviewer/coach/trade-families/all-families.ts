import { administration } from './families/administration.ts'
import { agriculture } from './families/agriculture.ts'
import { apprentices } from './families/apprentices.ts'
import { associations } from './families/associations.ts'
import { awayFromWards } from './families/away-from-wards.ts'
import { bankInsuranceCustomer } from './families/bank-insurance-customer.ts'
import { beautyCrafts } from './families/beauty-crafts.ts'
import { building } from './families/building.ts'
import { care } from './families/care.ts'
import { data } from './families/data.ts'
import { education } from './families/education.ts'
import { executives } from './families/executives.ts'
import { financeAccounting } from './families/finance-accounting.ts'
import { health } from './families/health.ts'
import { hospitality } from './families/hospitality.ts'
import { housesAndGrounds } from './families/houses-and-grounds.ts'
import { humanResources } from './families/human-resources.ts'
import { industryMaintenance } from './families/industry-maintenance.ts'
import { law } from './families/law.ts'
import { livestock } from './families/livestock.ts'
import { logisticsTransportBuying } from './families/logistics-transport-buying.ts'
import { marketingCommunication } from './families/marketing-communication.ts'
import { ofHandsAndStone } from './families/of-hands-and-stone.ts'
import { productDesign } from './families/product-design.ts'
import { publicService } from './families/public-service.ts'
import { sales } from './families/sales.ts'
import { securityCleaning } from './families/security-cleaning.ts'
import { seldomMet } from './families/seldom-met.ts'
import { shops } from './families/shops.ts'
import { software } from './families/software.ts'
import { systemsSecurity } from './families/systems-security.ts'
import { visitorsAndEvents } from './families/visitors-and-events.ts'
import type { TradeFamily } from './trade-family.ts'

/** Every family of trades we can interview for. */
export const TRADE_FAMILIES: readonly TradeFamily[] = [
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
